import type { goodsManagementRows } from '@qianpu/contract/calls/goods-management';
import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { expect } from 'vitest';
import { addBrand, addGoods, listGoods } from '#modules/catalog';
import { inTx } from '#platform/ctx';
import { saveGroup } from '../../src/modules/catalog/goods/save-group.ts';
import { aCategory, someGoods, staffOf, tornCategories } from './goods-staff.races.ts';
import type { Races } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { answersTo, codes, inTurn, okCount, times } from './volley.ts';

const shelvesOf = ({ mall }: RaceHouse, goodsIds: readonly string[]) =>
  mall.sql<{ is_on: boolean; state: string }>(
    `select s.is_on, f.shelf_state as state from catalog.shelf s join catalog.goods_figure f using (mid, cid, goods_id)
      where s.mid = 1 and s.goods_id = any($1::bigint[])`,
    [goodsIds],
  );

export const goodsManagementRaces: Races<typeof goodsManagementRows> = {
  'catalog.goods.remove': {
    stake: 'limit',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const { goodsId, skuIds } = await someGoods(house, ['小']);
      const prices = skuIds.map((skuId) => ({ skuId, priceFen: 100 }));
      const shots = inTurn(
        size,
        () => ({ name: 'catalog.goods.remove', token, input: { id: goodsId } }),
        () => ({ name: 'catalog.listing.set', token, input: { cid: '11', goodsId, prices } }),
      );
      return {
        shots,
        judge: async (answers) => {
          const removed = okCount(answersTo('catalog.goods.remove', shots, answers));
          const listed = okCount(answersTo('catalog.listing.set', shots, answers));
          expect([removed, listed > 0]).toEqual([removed === 1 ? 1 : 0, removed === 0]);
          const figures = await house.mall.sql('select cid from catalog.goods_figure where mid = 1 and goods_id = $1', [goodsId]);
          expect(figures).toHaveLength(removed === 1 ? 0 : 2);
        },
      };
    },
  },

  'catalog.goods.copy': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const title = `抄 ${house.mall.newId()}`;
      const { goodsId } = await inTx(house.mall.ctx('1'), (ctx) =>
        addGoods(ctx, {
          categoryId: house.merchant.categoryId,
          title,
          pictures: ['1/goods.jpg'],
          skus: [{ specs: [], code: house.mall.newId() }],
        }),
      );
      return {
        shots: times(size, () => ({ name: 'catalog.goods.copy', token, input: { id: goodsId } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(await house.mall.sql('select count(*)::int as n from catalog.goods where mid = 1 and title = $1', [title])).toEqual([
            { n: size + 1 },
          ]);
        },
      };
    },
  },

  'catalog.goods.setShelfMany': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const goodsIds: string[] = [];
      for (const value of ['一', '二', '三']) {
        const { goodsId, skuIds } = await someGoods(house, [value]);
        const prices = skuIds.map((skuId) => ({ skuId, priceFen: 100 }));
        await inTx(house.mall.ctx('1'), (ctx) => listGoods(ctx, { cid: '11', goodsId, prices }));
        goodsIds.push(goodsId);
      }
      const input = (isOn: boolean, ids: readonly string[]) => ({ cid: '11', goodsIds: ids, isOn });
      // The same goods in either order: nobody waits in a ring.
      const shots = inTurn(
        size,
        () => ({ name: 'catalog.goods.setShelfMany', token, input: input(false, goodsIds) }),
        () => ({ name: 'catalog.goods.setShelfMany', token, input: input(true, goodsIds.toReversed()) }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const shelves = await shelvesOf(house, goodsIds);
          expect(new Set(shelves.map(({ is_on }) => is_on)).size).toBe(1);
          for (const { is_on, state } of shelves) expect(state).toBe(is_on ? 'ON_SHELF' : 'OFF_SHELF');
        },
      };
    },
  },

  'catalog.listing.setMany': {
    stake: 'money',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const { goodsId, skuIds } = await someGoods(house, ['小', '大']);
      // All have seen that the shop does not list it: one of them is the first, the others are told.
      const listings = (low: number) => [{ cid: '11', revision: 0, prices: skuIds.map((skuId, at) => ({ skuId, priceFen: low + at })) }];
      return {
        shots: times(size, (nth) => ({
          name: 'catalog.listing.setMany',
          token,
          input: { goodsId, listings: listings(100 * (nth + 1)) },
        })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const told = answers.map(({ data }) => (data as OutputOf<'catalog.listing.setMany'>).results[0]?.refusal?.code);
          expect(told.filter((code) => code === undefined)).toHaveLength(1);
          expect(told.filter((code) => code === failures.GOODS_CHANGED.code)).toHaveLength(size - 1);
          const [row] = await house.mall.sql<{ low: string; figures: string[]; prices: string[] }>(
            `select s.price_fen as low,
                    array(select f.price_fen::text from catalog.goods_figure f where f.mid = s.mid and f.goods_id = s.goods_id) as figures,
                    array(select l.price_fen::text from catalog.listing l where l.mid = s.mid and l.cid = s.cid and l.sku_id = any($2::bigint[])
                           order by l.price_fen) as prices
               from catalog.shelf s where s.mid = 1 and s.cid = 11 and s.goods_id = $1`,
            [goodsId, skuIds],
          );
          const low = Number(row?.low);
          expect(row).toEqual({ low: `${low}`, figures: [`${low}`, `${low}`], prices: [`${low}`, `${low + 1}`] });
        },
      };
    },
  },

  'catalog.category.move': {
    stake: 'limit',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const [top, moved, other] = await Promise.all([aCategory(house), aCategory(house), aCategory(house)]);
      const shots = inTurn(
        size,
        () => ({ name: 'catalog.category.move', token, input: { parentId: top, ids: [moved, other] } }),
        () => ({ name: 'catalog.category.move', token, input: { parentId: null, ids: [other, moved] } }),
        () => ({ name: 'catalog.category.save', token, input: { parentId: moved, name: '子', picture: '1/goods.jpg', position: 0 } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBeGreaterThan(0);
          expect(await tornCategories(house)).toEqual([]);
        },
      };
    },
  },

  'catalog.brand.remove': {
    stake: 'limit',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const id = await inTx(house.mall.ctx('1'), (ctx) => addBrand(ctx, { name: `去 ${house.mall.newId()}`, picture: null }));
      const goods = {
        categoryId: house.merchant.categoryId,
        brandId: id,
        title: '桃',
        pictures: ['1/goods.jpg'],
        skus: [{ specs: [] }],
      };
      const shots = inTurn(
        size,
        () => ({ name: 'catalog.brand.remove', token, input: { id } }),
        () => ({ name: 'catalog.goods.save', token, input: goods }),
      );
      return {
        shots,
        judge: async (answers) => {
          const gone = okCount(answersTo('catalog.brand.remove', shots, answers));
          const made = okCount(answersTo('catalog.goods.save', shots, answers));
          expect([gone, made > 0]).toEqual([gone === 1 ? 1 : 0, gone === 0]);
          expect(codes(answers)).not.toContain(failures.INTERNAL.code);
        },
      };
    },
  },

  'catalog.group.remove': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const id = await inTx(house.mall.ctx('1'), (ctx) => saveGroup(ctx, { name: '组', goodsIds: house.merchant.goodsIds.slice(0, 3) }));
      const shots = inTurn(
        size,
        () => ({ name: 'catalog.group.remove', token, input: { id } }),
        () => ({ name: 'catalog.group.save', token, input: { id, name: '又', goodsIds: house.merchant.goodsIds.slice(3, 6) } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answersTo('catalog.group.remove', shots, answers))).toBe(1);
          expect(await house.mall.sql('select from catalog.goods_group_member where mid = 1 and group_id = $1', [id])).toEqual([]);
        },
      };
    },
  },
};
