import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { ofGoods } from '../../../test/builders/activity.ts';
import { type ActivityHouse, type ActivityShopper, anActivityHouse, line, PRICE_FEN } from '../../../test/builders/activity-house.ts';
import { aCoupon } from '../../../test/builders/coupon.ts';
import { notePaidIdentity } from './first-order.ts';

let house: ActivityHouse;
let shopper: ActivityShopper;
beforeAll(async () => {
  house = await anActivityHouse();
});
beforeEach(async () => {
  shopper = await house.shopper();
});
afterAll(() => house.close());

describe('first order (rules 13)', () => {
  const FIRST = { kind: 'FIRST_ORDER' as const, fromFen: 0, minusFen: 500 };

  test('once for a person: another account with the same phone has had it', async () => {
    const { skuId, goodsId } = house.own();
    await house.start({ ...FIRST, scope: ofGoods([goodsId]) });
    const quote = await shopper.quoted([line(skuId)]);
    expect(quote.totals.payableFen).toBe(PRICE_FEN - 500);
    const placed = await shopper.placed([line(skuId)], quote.totals.payableFen);
    expect((await shopper.quoted([line(skuId)])).totals.payableFen).toBe(PRICE_FEN);
    await shopper.cancel(placed);
    expect((await shopper.quoted([line(skuId)])).totals.payableFen).toBe(PRICE_FEN - 500);
    const again = await shopper.placed([line(skuId)], PRICE_FEN - 500);
    await house.settle(again.tradeId);

    const phone = (await house.mall.sql<{ phone: string }>('select phone from member.account where id = $1', [shopper.memberId]))[0]?.phone;
    await house.mall.sql(`update member.account set phone = '13900009999' where id = $1`, [shopper.memberId]);
    const other = await house.shopper();
    await house.mall.sql('update member.account set phone = $2 where id = $1', [other.memberId, phone]);
    const theirs = await other.quoted([line(skuId)]);
    expect(theirs.totals.payableFen).toBe(PRICE_FEN);
    expect(theirs.shops[0]?.receipt).toContainEqual(
      expect.objectContaining({ promotionKind: 'FIRST_ORDER', reason: { code: 'NOT_FOR_YOU' } }),
    );
  });

  test('whoever has paid an order without it is new no more', async () => {
    const { skuId, goodsId } = house.own();
    const placed = await shopper.placed([line(skuId)], PRICE_FEN);
    await house.settle(placed.tradeId);
    await inTx(house.mall.ctx('1'), (ctx) => notePaidIdentity(ctx, { orderId: placed.orderIds[0] ?? '', memberId: shopper.memberId }));
    await house.start({ ...FIRST, scope: ofGoods([goodsId]) });
    expect((await shopper.quoted([line(skuId)])).totals.payableFen).toBe(PRICE_FEN);
  });

  describe('of whom a paid order was given back before it was sent', () => {
    // Free of charge, so that it is paid at once and nothing has to be refunded.
    const FREE = { kind: 'FIRST_ORDER' as const, fromFen: 0, minusFen: PRICE_FEN };
    const giveBack = (id: string | undefined) => house.staff('trade.order.close', { id, note: '不要了' });

    test('has the reduction again, also where the payment was heard of later', async () => {
      const { skuId, goodsId } = house.own();
      await house.start({ ...FREE, scope: ofGoods([goodsId]) });
      const { orderIds } = await shopper.placed([line(skuId)], 0);
      expect((await shopper.quoted([line(skuId)])).totals.payableFen).toBe(PRICE_FEN);
      expect((await giveBack(orderIds[0])).code).toBe(0);
      await house.deliver();
      expect((await shopper.quoted([line(skuId)])).totals.payableFen).toBe(0);
      expect((await shopper.call('marketing.firstOrder.list', { cid: '11' })).data).toMatchObject({ isNew: true });
    });

    test('is new no more while another one stands, whoever of the two accounts asks', async () => {
      const { skuId, goodsId } = house.own();
      await house.start({ ...FREE, scope: ofGoods([goodsId]) });
      const [first] = (await shopper.placed([line(skuId)], 0)).orderIds;
      const worth = { by: 'AMOUNT' as const, minusFen: PRICE_FEN };
      const coupon = await aCoupon(house.staff, { worth, fromFen: 0, scope: ofGoods([goodsId]) });
      await shopper.call('marketing.coupon.multipleReceive', { cid: '11', ids: [coupon] });
      expect((await shopper.place([line(skuId)], 0)).code).toBe(0);
      await house.deliver();
      expect((await giveBack(first)).code).toBe(0);
      await house.deliver();
      expect((await shopper.quoted([line(skuId)])).totals.payableFen).toBe(PRICE_FEN);
      const [{ phone } = {}] = await house.mall.sql<{ phone: string }>('select phone from member.account where id = $1', [
        shopper.memberId,
      ]);
      await house.mall.sql(`update member.account set phone = '13900008888' where id = $1`, [shopper.memberId]);
      const other = await house.shopper();
      await house.mall.sql('update member.account set phone = $2 where id = $1', [other.memberId, phone]);
      expect((await other.quoted([line(skuId)])).totals.payableFen).toBe(PRICE_FEN);
    });
  });
});
