import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTx } from '#platform/ctx';
import { runDueTask } from '#platform/due-tasks/due-tasks';
import { createLog } from '#platform/log';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aPaidOrder, aPlacedOrder, aShopper, aTender, type Shopper } from '../../../test/builders/shopper.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { orderDueTasks } from '../order/order.due-tasks.ts';
import { settleTrade } from '../order/settle-trade.ts';
import { shipOrder } from '../order/ship-order.ts';
import { tradeDueTasks } from './trade.due-tasks.ts';

const log = createLog('test', 'silent');
let mall: TestMall;
let merchants: MadeMerchant[];

beforeAll(async () => {
  mall = await testMall();
  merchants = [
    await aMerchant(mall, { mid: '1', name: '甲', cids: ['11', '12'], goods: ['红苹果'], stock: 10 }),
    await aMerchant(mall, { mid: '2', name: '乙', cids: ['22'], goods: ['梨'], stock: 10 }),
  ];
});
afterAll(() => mall.close());

const go = async (name: string) => {
  const task = [...orderDueTasks, ...tradeDueTasks].find((one) => one.name === name);
  if (!task) throw new Error(`there is no due task ${name}`);
  return runDueTask(mall.pod, task, (mid) => mall.ctx(mid), log);
};
const orders = (shopper: Shopper) =>
  mall.sql('select cid, state, close_reason from trade.order where member_id = $1 order by id', [shopper.memberId]);
const stocks = () => mall.sql('select distinct available, reserved, sold from catalog.stock');
const allThere = [{ available: 10, reserved: 0, sold: 0 }];

describe('an order nobody pays (spec 4)', () => {
  it('is closed by its deadline, whichever merchant it belongs to, and no earlier; its pieces can be bought again', async () => {
    const [apples, pears] = merchants as [MadeMerchant, MadeMerchant];
    const [one, other] = [await aShopper(mall, apples), await aShopper(mall, pears)];
    const lines = apples.cids.map((cid) => ({ cid, skuId: apples.skuIds[0] ?? '', quantity: 2 }));
    const { tradeId } = await aPlacedOrder(apples, one, { lines });
    for (let times = 0; times < 3; times += 1) await aPlacedOrder(pears, other);

    await mall.moveClock('29 minutes');
    expect(await go('trade.close-overdue')).toBe(0);
    await mall.moveClock('2 minutes');
    expect(await go('trade.close-overdue')).toBe(4);
    expect(await go('trade.close-overdue')).toBe(0);

    const closed = { state: 'CLOSED', close_reason: 'TIMEOUT' };
    expect(await orders(one)).toEqual([
      { cid: '11', ...closed },
      { cid: '12', ...closed },
    ]);
    expect(await orders(other)).toEqual(Array.from({ length: 3 }, () => ({ cid: '22', ...closed })));
    expect(await stocks()).toEqual(allThere);
    expect(await mall.sql('select distinct unpaid from trade.unpaid_count')).toEqual([{ unpaid: 0 }]);
    const steps = await mall.sql(
      `select count(*)::int as n from trade.order_log where actor = 'clock' and from_state = 'UNPAID' and to_state = 'CLOSED'`,
    );
    expect(steps).toEqual([{ n: 5 }]);

    expect(await inTx(one.ctx, (ctx) => settleTrade(ctx, tradeId))).toBe('late');
    expect(await stocks()).toEqual(allThere);
  });

  it('is closed once by several workers at the same time', async () => {
    const [, pears] = merchants as [MadeMerchant, MadeMerchant];
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => aShopper(mall, pears)));
    for (const shopper of shoppers) await aPlacedOrder(pears, shopper);
    await mall.moveClock('31 minutes');
    await Promise.all([go('trade.close-overdue'), go('trade.close-overdue'), go('trade.close-overdue')]);
    expect(await go('trade.close-overdue')).toBe(0);
    expect(await stocks()).toEqual(allThere);
    expect(await mall.sql('select distinct unpaid from trade.unpaid_count')).toEqual([{ unpaid: 0 }]);
  });
});

describe('an order whose payment is open when its time is over (spec 4)', () => {
  it('waits half a minute for a provider that does not answer, then it is closed all the same', async () => {
    const [apples] = merchants as [MadeMerchant];
    const shopper = await aShopper(mall, apples);
    const { tradeId, payableFen } = await aPlacedOrder(apples, shopper);
    await aTender(mall, { mid: '1', tradeId, amountFen: payableFen, state: 'OPEN' });
    await mall.moveClock('30 minutes 5 seconds');
    await go('trade.close-overdue');
    expect(await orders(shopper)).toEqual([{ cid: '11', state: 'UNPAID', close_reason: null }]);
    expect(await mall.sql('select state from trade.tender where trade_id = $1', [tradeId])).toEqual([{ state: 'CLOSING' }]);
    await mall.moveClock('30 seconds');
    await go('trade.close-overdue');
    expect(await orders(shopper)).toEqual([{ cid: '11', state: 'CLOSED', close_reason: 'TIMEOUT' }]);
    expect(await stocks()).toEqual(allThere);
  });
});

describe('an order that was sent (spec 4)', () => {
  it('counts as received ten days later', async () => {
    const [apples] = merchants as [MadeMerchant];
    const shopper = await aShopper(mall, apples);
    const { orderIds } = await aPaidOrder(apples, shopper);
    const actor = { kind: 'staff', staffId: '7', sessionId: '7', grants: [], shops: 'ALL', isFactorMissing: false } as const;
    await inTx({ ...mall.ctx('1'), actor }, (ctx) =>
      shipOrder(ctx, { orderId: orderIds[0] ?? '', carrier: '顺丰', trackingNo: 'SF123456' }),
    );
    await mall.moveClock('9 days 23 hours');
    expect(await go('trade.receive-arrived')).toBe(0);
    await mall.moveClock('2 hours');
    expect(await go('trade.receive-arrived')).toBe(1);
    expect(await go('trade.receive-arrived')).toBe(0);
    expect(await orders(shopper)).toEqual([{ cid: '11', state: 'COMPLETED', close_reason: null }]);
  });
});
