import { failures } from '@qianpu/contract/failure';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPaidOrder, aPlacedOrder, aShopper, aTender } from '../../../test/builders/shopper.ts';
import { aStaffedMall, ask, type StaffedMall } from '../../../test/builders/staffed-mall.ts';

let { mall, merchant, shopper, staff, ofShop12, callerWith, line, aPaid, search, found, close } = {} as StaffedMall;
beforeAll(async () => {
  ({ mall, merchant, shopper, staff, ofShop12, callerWith, line, aPaid, search, found, close } = await aStaffedMall());
});
afterAll(() => close());

const aSentPear = async () => {
  const id = await aPaid([line('11', 1, 3)]);
  await ask(staff, 'trade.order.ship', { id, carrier: '圆通速递', trackingNo: 'YT7788990011' });
  return id;
};

describe('staff look for orders', () => {
  test('by number, tracking number, phone, goods, member, shop, amount and day', async () => {
    const [mine, other] = [await aSentPear(), await aPaid([line('12')])];
    expect(await found({ number: mine })).toEqual([mine]);
    expect(await found({ trackingNo: 'yt7788990011' })).toEqual([mine]);
    expect(await found({ trackingNo: 'YT7788990011', number: other })).toEqual([]);
    expect(await found({ words: '青梨' })).toEqual([mine]);
    expect(await found({ words: '西瓜' })).toEqual([]);
    expect(await found({ cid: '12' })).toEqual([other]);
    expect(await found({ memberId: shopper.memberId, number: mine })).toEqual([mine]);
    expect(await found({ memberId: '1' })).toEqual([]);
    const [row] = await mall.sql<{ phone: string; fen: number; ms: string }>(
      `select address ->> 'phone' as phone, payable_fen::int as fen, (extract(epoch from created_at) * 1000)::bigint as ms
         from trade.order where id = $1`,
      [mine],
    );
    const { phone = '', fen = 0, ms = '0' } = row ?? {};
    expect(await found({ phone, words: '青梨' })).toEqual([mine]);
    expect(await found({ phone: phone.slice(-4), words: '青梨' })).toEqual([mine]);
    expect(await found({ phone: `1${'0'.repeat(6)}${phone.slice(-4)}` })).toEqual([]);
    expect(await found({ amountFromFen: fen, amountToFen: fen })).toEqual([mine]);
    expect(await found({ placedFrom: Number(ms), number: mine })).toEqual([mine]);
    expect(await found({ placedUntil: Number(ms) - 1_000, number: mine })).toEqual([]);
  });

  test('a card has what a list shows, and no whole phone', async () => {
    const buyer = await aShopper(mall, merchant);
    const { tradeId, orderIds, payableFen } = await aPaidOrder(merchant, buyer, { lines: [line()] });
    await aTender(mall, { mid: '1', tradeId, amountFen: payableFen, state: 'PAID' });
    const [id = ''] = orderIds;
    await ask(staff, 'trade.order.note', { id, text: '周末送' });
    const { list, total, payableFen: sum } = await search({ memberId: buyer.memberId });
    expect({ total, sum }).toEqual({ total: 1, sum: payableFen });
    const paidAt = list[0]?.paidAt ?? 0;
    expect(list[0]).toMatchObject({
      id,
      memberId: buyer.memberId,
      state: 'TO_SHIP',
      lines: [{ title: '红苹果', quantity: 1 }],
      payWay: 'WECHAT_H5',
      shipBy: paidAt + 48 * 3_600_000,
      shipment: null,
      hasNote: true,
      hasOpenRefund: false,
      hasFailedRefund: false,
    });
    expect(list[0]?.address.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
  });

  test('sorted by amount, or by how long they wait; a page says how many and how much in all', async () => {
    const buyer = await aShopper(mall, merchant);
    const memberId = buyer.memberId;
    const ids: string[] = [];
    for (const quantity of [2, 3, 1]) ids.push(await aPaid([line('11', 0, quantity)], buyer));
    const [two, three, one] = ids;
    expect(await found({ memberId })).toEqual([one, three, two]);
    expect(await found({ memberId, sort: 'amount' })).toEqual([three, two, one]);
    expect(await found({ memberId, sort: 'oldestWaiting' })).toEqual([two, three, one]);
    const page = await search({ memberId, pageSize: 2 });
    expect(page).toMatchObject({ hasMore: true, total: 3, payableFen: 6 * 1_990 });
    expect(await found({ memberId, pageSize: 2, pageNum: 2 })).toEqual([two]);
  });

  test('tabs and their counts agree: overdue after 48 hours, refunds that are open, failed or wait for somebody', async () => {
    const buyer = await aShopper(mall, merchant);
    const { tradeId, orderIds, payableFen } = await aPaidOrder(merchant, buyer, { lines: [line()] });
    await aTender(mall, { mid: '1', tradeId, amountFen: payableFen, state: 'PAID' });
    const [late = ''] = orderIds;
    await mall.sql(`update trade.order set paid_at = paid_at - interval '49 hours' where id = $1`, [late]);
    const unpaid = (await aPlacedOrder(merchant, buyer, { lines: [line()] })).orderIds[0];
    expect(await found({ tab: 'overdue', memberId: buyer.memberId })).toEqual([late]);
    expect(await found({ tab: 'unpaid', memberId: buyer.memberId })).toEqual([unpaid]);
    expect(await found({ tab: 'refunding', memberId: buyer.memberId })).toEqual([]);
    await ask(staff, 'trade.refund.request', { id: late, amountFen: 100 });
    expect(await found({ tab: 'refunding', memberId: buyer.memberId })).toEqual([late]);
    await ask(staff, 'trade.order.refund', { id: late, amountFen: 200 });
    await mall.sql(`update trade.refund set state = 'ABNORMAL' where order_id = $1`, [late]);
    expect((await search({ tab: 'refunding', memberId: buyer.memberId })).list[0]).toMatchObject({ id: late, hasFailedRefund: true });
    const counts = await ask(staff, 'trade.order.countsForStaff', {});
    for (const tab of ['all', 'unpaid', 'toShip', 'overdue', 'toReceive', 'completed', 'closed', 'refunding'] as const)
      expect([tab, (await search({ tab })).total]).toEqual([tab, counts[tab]]);
    expect(counts).toMatchObject({ overdue: 1, refunding: 1 });
  });

  test('of a shop of theirs alone, also when they count', async () => {
    const theirs = await aPaid([line('11')]);
    const ours = await aPaid([line('12')]);
    expect(await found({}, ofShop12)).toContain(ours);
    expect(await found({ number: theirs }, ofShop12)).toEqual([]);
    expect((await ofShop12('trade.order.search', { cid: '11' })).code).toBe(failures.FOREIGN_MERCHANT.code);
    const counts = await ask(ofShop12, 'trade.order.countsForStaff', {});
    expect(counts.all).toBe((await search({ cid: '12' })).total);
    expect((await ofShop12('trade.order.detailForStaff', { id: theirs })).code).toBe(failures.NOT_FOUND.code);
    expect((await ofShop12('trade.order.note', { id: theirs, text: '好' })).code).toBe(failures.NOT_FOUND.code);
  });
});

describe('one order for staff', () => {
  test('has the whole address, each line with its share, payments, refunds, requests, the log with names, and notes', async () => {
    const buyer = await aShopper(mall, merchant);
    const { tradeId, orderIds, payableFen } = await aPaidOrder(merchant, buyer, { lines: [line('11', 0, 2)] });
    await aTender(mall, { mid: '1', tradeId, amountFen: payableFen, state: 'PAID' });
    const [id = ''] = orderIds;
    await ask(staff, 'trade.order.ship', { id, carrier: '顺丰速运', trackingNo: 'SF5556667770' });
    await ask(staff, 'trade.order.refund', { id, amountFen: 500, note: '少一件' });
    await ask(staff, 'trade.refund.request', { id, amountFen: 100, note: '再退' });
    await ask(staff, 'trade.order.note', { id, text: '已电话联系' });
    const detail = await ask(staff, 'trade.order.detailForStaff', { id });
    expect(detail.address.phone).toMatch(/^1\d{10}$/);
    expect(detail).toMatchObject({
      memberId: buyer.memberId,
      lines: [{ quantity: 2, unitFen: 1_990, discountFen: 0, payableFen: 3_980 }],
      shipment: { trackingNo: 'SF5556667770' },
      payments: [{ way: 'WECHAT_H5', state: 'PAID', amountFen: payableFen }],
      refunds: [{ amountFen: 500, state: 'ASKED', note: '少一件' }],
      requests: [{ amountFen: 100, state: 'WAITING', note: '再退' }],
      notes: [{ text: '已电话联系' }],
    });
    expect(detail.payments[0]?.transactionId).toEqual(expect.any(String));
    const shipped = detail.log.find(({ to }) => to === 'SHIPPED');
    expect(shipped).toMatchObject({ by: 'staff', staff: { name: expect.stringMatching(/^[a-z]/) } });
    expect(detail.notes[0]?.staff.name).toBe(shipped?.staff?.name);
    expect(detail.log.at(-1)).toMatchObject({ by: 'member', from: null, to: 'UNPAID' });
  });

  test('is read by a permission of its own', async () => {
    const onlyLists = await callerWith(['trade.order.search']);
    expect((await onlyLists('trade.order.detailForStaff', { id: await aPaid() })).code).toBe(failures.FOREIGN_MERCHANT.code);
  });
});
