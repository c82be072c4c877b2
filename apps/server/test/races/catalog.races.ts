import { randomUUID } from 'node:crypto';
import type { catalogRows, itemRows, stockRows } from '@qianpu/contract/calls/catalog';
import { expect } from 'vitest';
import { writeTallies } from '#platform/tally';
import { aStaffToken } from '../builders/populated-mall.ts';
import type { Races } from './race.types.ts';
import { aFreshSku, stockOf } from './race-orders.ts';
import { inTurn, okCount, times } from './volley.ts';

export const catalogRaces: Races<typeof catalogRows & typeof itemRows & typeof stockRows> = {
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
};
