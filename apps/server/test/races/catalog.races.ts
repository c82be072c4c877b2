import { randomUUID } from 'node:crypto';
import type { catalogRows, itemRows, stockRows } from '@qianpu/contract/calls/catalog';
import type { stockManagementRows } from '@qianpu/contract/calls/stock-management';
import { expect } from 'vitest';
import { writeTallies } from '#platform/tally';
import { aStaffToken } from '../builders/populated-mall.ts';
import type { Races } from './race.types.ts';
import { aFreshSku, stockOf } from './race-orders.ts';
import { inTurn, okCount, times } from './volley.ts';

export const catalogRaces: Races<typeof catalogRows & typeof itemRows & typeof stockRows & typeof stockManagementRows> = {
  'catalog.product.totalView': {
    stake: 'none',
    prepare: async (house, size) => {
      const skuId = await aFreshSku(house, 1);
      const [goods] = await house.mall.sql<{ id: string }>('select goods_id as id from catalog.sku where mid = 1 and id = $1', [skuId]);
      return {
        shots: times(size, () => ({ name: 'catalog.product.totalView', input: { cid: '11', id: goods?.id } })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          await writeTallies();
          const written = await house.mall.sql('select total from catalog.goods_view where mid = 1 and goods_id = $1', [goods?.id]);
          expect(written).toEqual([{ total: String(size) }]);
        },
      };
    },
  },

  'catalog.stock.supply': {
    stake: 'stock',
    prepare: async (house, size) => {
      const skuId = await aFreshSku(house, 4);
      const token = await aStaffToken(house.mall, '1', ['catalog.*']);
      const key = randomUUID();
      // One delivery said again and again, while more is taken out than there is.
      const shots = inTurn(
        size,
        () => ({ name: 'catalog.stock.supply', token, input: { cid: '11', skuId, quantity: -1 } }),
        () => ({ name: 'catalog.stock.supply', token, key, input: { cid: '11', skuId, quantity: 2 } }),
      );
      return {
        shots,
        judge: async (answers) => {
          const [taken = [], put = []] = [0, 1].map((kind) => answers.filter((_, at) => at % 2 === kind));
          expect([okCount(put), new Set(put.map(({ text }) => text)).size]).toEqual([put.length, 1]);
          expect(okCount(taken)).toBeGreaterThanOrEqual(4);
          expect(await stockOf(house, skuId)).toEqual({ available: 6 - okCount(taken), reserved: 0, sold: 0 });
        },
      };
    },
  },

  'catalog.stock.supplyMany': {
    stake: 'stock',
    prepare: async (house, size) => {
      const [one, other] = [await aFreshSku(house, 4), await aFreshSku(house, 4)];
      const token = await aStaffToken(house.mall, '1', ['catalog.*']);
      const lines = (...skuIds: string[]) => skuIds.map((skuId) => ({ skuId, quantity: -1 }));
      // More is taken out than there is, in either order.
      const shots = inTurn(
        size,
        () => ({ name: 'catalog.stock.supplyMany', token, input: { cid: '11', lines: lines(one, other) } }),
        () => ({ name: 'catalog.stock.supplyMany', token, input: { cid: '11', lines: lines(other, one) } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const results = answers.flatMap(({ data }) => (data as { results: { refusal: unknown }[] }).results);
          expect(results.filter(({ refusal }) => refusal === null)).toHaveLength(8);
          for (const skuId of [one, other]) expect(await stockOf(house, skuId)).toEqual({ available: 0, reserved: 0, sold: 0 });
        },
      };
    },
  },

  'catalog.stock.setThreshold': {
    stake: 'none',
    prepare: async (house, size) => {
      const skuId = await aFreshSku(house, 4);
      const token = await aStaffToken(house.mall, '1', ['catalog.*']);
      const shots = inTurn(
        size,
        () => ({ name: 'catalog.stock.setThreshold', token, input: { cid: '11', skuId, lowAt: 9 } }),
        () => ({ name: 'catalog.stock.setThreshold', token, input: { cid: '11', skuId, lowAt: null } }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answers)).toBe(size);
          const [row] = await house.mall.sql<{ own_spare: string | null; low_at: number | null }>(
            `select f.own_spare, h.low_at from catalog.sku k join catalog.goods_figure f on f.mid = k.mid and f.goods_id = k.goods_id and f.cid = 11
               left join catalog.stock_threshold h on h.mid = k.mid and h.cid = 11 and h.sku_id = k.id where k.mid = 1 and k.id = $1`,
            [skuId],
          );
          expect(row).toEqual(row?.low_at === 9 ? { own_spare: '-5', low_at: 9 } : { own_spare: null, low_at: null });
        },
      };
    },
  },
};
