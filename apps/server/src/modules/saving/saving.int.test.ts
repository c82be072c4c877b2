import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aTier, ofGoods } from '../../../test/builders/activity.ts';
import { type ActivityHouse, type ActivityShopper, anActivityHouse, line, PRICE_FEN } from '../../../test/builders/activity-house.ts';

let house: ActivityHouse;
beforeAll(async () => {
  house = await anActivityHouse();
});
afterAll(() => house.close());

const summaryOf = async ({ call }: ActivityShopper, year?: number) =>
  (await call('trade.saving.summary', year ? { year } : {})).data as OutputOf<'trade.saving.summary'>;
const ordersOf = async ({ call }: ActivityShopper, input: object) =>
  (await call('trade.saving.orders', input)).data as OutputOf<'trade.saving.orders'>;

async function buy(shopper: ActivityShopper, skuId: string, quantity: number, isPaid = true): Promise<string> {
  const { totals } = await shopper.quoted([line(skuId, quantity)]);
  const { orderIds, tradeId } = await shopper.placed([line(skuId, quantity)], totals.payableFen);
  if (isPaid) await house.settle(tradeId);
  return orderIds[0] as string;
}

describe('what a member has saved (rules 9.3)', () => {
  test('is what promotions took off paid orders, to the fen, and nobody else’s', async () => {
    const [set, tiers] = [house.own(), house.own()];
    await house.start({ kind: 'N_FOR_PRICE', pieces: 2, priceFen: 3_000, perMember: null, scope: ofGoods([set.goodsId]) });
    await house.start({
      kind: 'FULL_REDUCTION',
      reduction: { by: 'TIERS', measure: 'FEN', tiers: [aTier(1_000, { minusFen: 300 })] },
      scope: ofGoods([tiers.goodsId]),
    });
    const [shopper, other] = [await house.shopper(), await house.shopper()];
    const plain = house.own();
    const ids = [await buy(shopper, set.skuId, 2), await buy(shopper, tiers.skuId, 1)];
    await buy(shopper, plain.skuId, 1);
    await buy(shopper, set.skuId, 2, false);
    await buy(other, tiers.skuId, 1);

    const summary = await summaryOf(shopper);
    expect(summary).toMatchObject({ orders: 3, savedFen: 2 * PRICE_FEN - 3_000 + 300, everFen: 2 * PRICE_FEN - 3_000 + 300 });
    expect(summary.kinds).toEqual([
      { kind: 'N_FOR_PRICE', savedFen: 2 * PRICE_FEN - 3_000 },
      { kind: 'FULL_REDUCTION', savedFen: 300 },
    ]);
    expect(summary.months.reduce((sum, fen) => sum + fen, 0)).toBe(summary.savedFen);
    const { list, hasMore } = await ordersOf(shopper, { year: summary.year, pageSize: 1 });
    expect(hasMore).toBe(true);
    expect(list).toMatchObject([{ id: ids[1], lines: 1, pieces: 1, savedFen: 300, kinds: [{ kind: 'FULL_REDUCTION', savedFen: 300 }] }]);
    expect((await ordersOf(shopper, { year: summary.year, pageNum: 2, pageSize: 1 })).list.map(({ id }) => id)).toEqual([ids[0]]);
  });

  test('free freight is saved, too; an order given back as a whole is not', async () => {
    await house.mall.sql('update delivery.freight_rule set flat_fen = 600');
    const own = house.own();
    await house.start({
      kind: 'FULL_REDUCTION',
      reduction: { by: 'TIERS', measure: 'PIECES', tiers: [aTier(1, { isFreightFree: true })] },
      scope: ofGoods([own.goodsId]),
    });
    const shopper = await house.shopper();
    const id = await buy(shopper, own.skuId, 1);
    expect((await summaryOf(shopper)).kinds).toEqual([{ kind: 'FREE_FREIGHT', savedFen: 600 }]);
    // As a refund that was carried out leaves it; no provider takes part here.
    await house.mall.sql(`alter table trade.order disable trigger user`);
    await house.mall.sql(`update trade.order set refund_state = 'FULL' where id = $1`, [id]);
    expect(await summaryOf(shopper)).toMatchObject({ orders: 0, savedFen: 0, kinds: [] });
    await house.mall.sql(`update trade.order set refund_state = 'NONE' where id = $1`, [id]);
    await house.mall.sql(`alter table trade.order enable trigger user`);
  });

  test('another year is empty, and the present one is among the years', async () => {
    const shopper = await house.shopper();
    const { year, years } = await summaryOf(shopper);
    expect(years).toEqual([year]);
    expect(await summaryOf(shopper, year - 1)).toMatchObject({ year: year - 1, orders: 0, savedFen: 0 });
    expect((await ordersOf(shopper, { year: year - 1 })).list).toEqual([]);
  });
});
