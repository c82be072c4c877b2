import type { goodsStaffRows } from '@qianpu/contract/calls/goods-staff';
import { failures } from '@qianpu/contract/failure';
import { expect } from 'vitest';
import { addCategory, addGoods } from '#modules/catalog';
import { inTx } from '#platform/ctx';
import { saveGroup } from '../../src/modules/catalog/goods/save-group.ts';
import { aStaffToken } from '../builders/populated-mall.ts';
import type { Races, Shot } from './race.types.ts';
import type { RaceHouse } from './race-merchant.ts';
import { answersTo, codes, inTurn, okCount, times } from './volley.ts';

export const staffOf = ({ mall }: RaceHouse) => aStaffToken(mall, '1', ['catalog.*']);
const picture = '1/goods.jpg';

export const aCategory = ({ mall }: RaceHouse, parentId: string | null = null): Promise<string> =>
  inTx(mall.ctx('1'), (ctx) => addCategory(ctx, { name: '果', picture, position: 0, parentId }));

export const someGoods = ({ mall, merchant }: RaceHouse, sizes: readonly string[]) =>
  inTx(mall.ctx('1'), (ctx) =>
    addGoods(ctx, {
      categoryId: merchant.categoryId,
      title: '桃',
      pictures: [picture],
      skus: sizes.map((value) => ({ specs: [{ name: '规格', value }] })),
    }),
  );

/** Rows whose parent does not stand one level above them: there can be none. */
export const tornCategories = ({ mall }: RaceHouse) =>
  mall.sql(
    `select c.id from catalog.category c left join catalog.category p on p.mid = c.mid and p.id = c.parent_id
      where c.mid = 1 and (c.level > 3 or coalesce(p.level, 0) + 1 <> c.level)`,
  );

export const goodsStaffRaces: Races<typeof goodsStaffRows> = {
  'catalog.category.save': {
    stake: 'limit',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const [top, moved] = await Promise.all([aCategory(house), aCategory(house)]);
      const save = (input: object): Shot => ({ name: 'catalog.category.save', token, input: { picture, position: 0, ...input } });
      // One is moved a level down while others are put below it, and below them no more than one level fits.
      const shots = inTurn(
        size,
        () => save({ id: moved, parentId: top, name: '动' }),
        (nth) => save({ parentId: moved, name: `子 ${nth}` }),
        () => save({ id: moved, parentId: null, name: '还' }),
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

  'catalog.category.remove': {
    stake: 'limit',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const id = await aCategory(house);
      const shots = inTurn(
        size,
        () => ({ name: 'catalog.category.remove', token, input: { id } }),
        () => ({ name: 'catalog.category.save', token, input: { parentId: id, name: '子', picture, position: 0 } }),
      );
      return {
        shots,
        judge: async (answers) => {
          const gone = okCount(answersTo('catalog.category.remove', shots, answers));
          const children = okCount(answersTo('catalog.category.save', shots, answers));
          expect([gone, children > 0]).toEqual([gone === 1 ? 1 : 0, gone === 0]);
          expect(await tornCategories(house)).toEqual([]);
        },
      };
    },
  },

  'catalog.category.setLayout': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const layouts = ['goods', 'pictures', 'banners'];
      return {
        shots: times(size, (nth) => ({ name: 'catalog.category.setLayout', token, input: { cid: '11', layout: layouts[nth % 3] } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          expect(await house.mall.sql('select count(*)::int as n from catalog.category_layout where mid = 1 and cid = 11')).toEqual([
            { n: 1 },
          ]);
        },
      };
    },
  },

  'catalog.brand.save': {
    stake: 'limit',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const name = `牌 ${house.mall.newId()}`.slice(0, 30);
      return {
        shots: times(size, () => ({ name: 'catalog.brand.save', token, input: { name } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          expect(codes(answers)).toContain(failures.NAME_TAKEN.code);
          expect(await house.mall.sql('select count(*)::int as n from catalog.brand where mid = 1 and name = $1', [name])).toEqual([
            { n: 1 },
          ]);
        },
      };
    },
  },

  'catalog.promise.set': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const promises = (nth: number) => [{ title: `诺 ${nth}` }, { title: `言 ${nth}` }];
      return {
        shots: times(size, (nth) => ({ name: 'catalog.promise.set', token, input: { promises: promises(nth) } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const stored = await house.mall.sql<{ title: string }>('select title from catalog.promise where mid = 1 order by position');
          const [first = ''] = stored.map(({ title }) => title.slice(2));
          expect(stored).toEqual(promises(Number(first)));
        },
      };
    },
  },

  'catalog.group.save': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const { goodsIds } = house.merchant;
      const id = await inTx(house.mall.ctx('1'), (ctx) => saveGroup(ctx, { name: '组', goodsIds: [] }));
      const [one, other] = [goodsIds.slice(0, 8), goodsIds.slice(4, 16)];
      const shots = inTurn(
        size,
        () => ({ name: 'catalog.group.save', token, input: { id, name: '一', goodsIds: one } }),
        () => ({ name: 'catalog.group.save', token, input: { id, name: '二', goodsIds: other } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const [row] = await house.mall.sql<{ name: string; goods: string[] }>(
            `select g.name, array(select m.goods_id::text from catalog.goods_group_member m
              where m.mid = g.mid and m.group_id = g.id order by m.position) as goods from catalog.goods_group g where g.mid = 1 and g.id = $1`,
            [id],
          );
          expect(row).toEqual(row?.name === '一' ? { name: '一', goods: one } : { name: '二', goods: other });
        },
      };
    },
  },

  'catalog.goods.save': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const { goodsId, skuIds } = await someGoods(house, ['小', '大']);
      const draft = (title: string, sizes: readonly string[]) => ({
        id: goodsId,
        categoryId: house.merchant.categoryId,
        title,
        pictures: [picture],
        skus: sizes.map((value, at) => ({ ...(at === 0 && { id: skuIds[0] }), specs: [{ name: '规格', value }] })),
      });
      const shots = inTurn(
        size,
        () => ({ name: 'catalog.goods.save', token, input: draft('甲', ['小', '中']) }),
        () => ({ name: 'catalog.goods.save', token, input: draft('乙', ['特大', '超大', '巨大']) }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const [row] = await house.mall.sql<{ title: string; sizes: string[] }>(
            `select g.title, array(select k.specs #>> '{0,value}' from catalog.sku k
              where k.mid = g.mid and k.goods_id = g.id and k.retired_at is null order by k.position) as sizes
               from catalog.goods g where g.mid = 1 and g.id = $1`,
            [goodsId],
          );
          expect(row).toEqual(
            row?.title === '甲' ? { title: '甲', sizes: ['小', '中'] } : { title: '乙', sizes: ['特大', '超大', '巨大'] },
          );
        },
      };
    },
  },

  'catalog.listing.set': {
    stake: 'money',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const { goodsId, skuIds } = await someGoods(house, ['小', '大']);
      const priced = (low: number) => ({
        cid: '11',
        goodsId,
        prices: skuIds.map((skuId, at) => ({ skuId, priceFen: low + at, listPriceFen: low + 5_000 + at })),
      });
      const shots = times(size, (nth) => ({ name: 'catalog.listing.set', token, input: priced(100 * (nth + 1)) }) as const);
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const [row] = await house.mall.sql<{ low: string; prices: string[]; list: string; skus: number }>(
            `select s.price_fen as low, s.list_price_fen as list, s.sku_count as skus,
                    array(select l.price_fen::text from catalog.listing l where l.mid = s.mid and l.cid = s.cid and l.sku_id = any($2::bigint[])
                           order by l.price_fen) as prices
               from catalog.shelf s where s.mid = 1 and s.cid = 11 and s.goods_id = $1`,
            [goodsId, skuIds],
          );
          const low = Number(row?.low);
          expect(row).toEqual({ low: String(low), list: String(low + 5_000), skus: 2, prices: [String(low), String(low + 1)] });
        },
      };
    },
  },

  'catalog.listing.remove': {
    stake: 'none',
    prepare: async (house, size) => {
      const token = await staffOf(house);
      const { goodsId, skuIds } = await someGoods(house, ['小']);
      const prices = skuIds.map((skuId) => ({ skuId, priceFen: 100 }));
      const shots = inTurn(
        size,
        () => ({ name: 'catalog.listing.set', token, input: { cid: '11', goodsId, prices, offShelfAt: '2099-01-01T00:00:00Z' } }),
        () => ({ name: 'catalog.listing.remove', token, input: { cid: '11', goodsId } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answersTo('catalog.listing.set', shots, answers))).toBe(Math.ceil(size / 2));
          const [row] = await house.mall.sql<{ is_on: boolean; turns: boolean }>(
            'select is_on, turns_at is not null as turns from catalog.shelf where mid = 1 and cid = 11 and goods_id = $1',
            [goodsId],
          );
          expect(row?.turns).toBe(row?.is_on);
        },
      };
    },
  },
};
