import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { aPayingMall, type PayingMall, type Unpaid } from '../../../test/builders/paying-mall.ts';
import { aPayPassword, aPurse, PAY_PASSWORD, takesPoints } from '../../../test/builders/purse.ts';
import { closeTrades } from '../order/close-trade.ts';
import { completeOrders } from '../order/complete-orders.ts';
import { createRefund } from './create-refund.ts';

let house: PayingMall;
beforeAll(async () => {
  house = await aPayingMall();
  await takesPoints(house.mall, '1');
}, 60_000);
afterAll(() => house.close());
afterEach(() => house.simulator.wechatPay.plan());

interface Own {
  readonly principalFen?: number;
  readonly bonusFen?: number;
  readonly points?: number;
}

/** Somebody with an unpaid order who also has something with the merchant. */
async function anUnpaid(own: Own, lines?: Parameters<PayingMall['anUnpaid']>[0]): Promise<Unpaid> {
  const unpaid = await house.anUnpaid(lines);
  const { memberId } = unpaid.shopper;
  await aPurse(house.mall, { mid: '1', memberId, ...own });
  await aPayPassword(house.mall, '1', memberId);
  return unpaid;
}

const proofOf = async ({ call }: Unpaid) =>
  ((await call('member.payPassword.check', { password: PAY_PASSWORD })).data as OutputOf<'member.payPassword.check'>).proof;

async function open(unpaid: Unpaid, tenders: readonly { way: string; amountFen?: number }[], proof?: string) {
  const isByBalance = tenders.some(({ way }) => way === 'BALANCE');
  return unpaid.call('trade.pay.open', {
    tradeId: unpaid.tradeId,
    tenders,
    proof: proof ?? (isByBalance ? await proofOf(unpaid) : undefined),
  });
}

const payAtProvider = async ({ tradeId }: Unpaid) => {
  const tender = (await house.tenders(tradeId)).find(({ way, state }) => way.startsWith('WECHAT') && state === 'OPEN');
  await house.simulator.wechatPay.pay(house.account.mchId, tender?.out_trade_no ?? '');
};
const untilPaid = ({ tradeId }: Unpaid) => house.until(async () => (await house.tradeState(tradeId)) === 'PAID', ['trade.look-at-tenders']);

const ownOf = async ({ shopper: { memberId } }: Unpaid) => {
  const rows = await house.mall.sql<{ kind: string; amount_fen: string }>(
    'select kind, amount_fen from ledger.balance where mid = 1 and owner_id = $1',
    [memberId],
  );
  const fen = (kind: string) => Number(rows.find((row) => row.kind === kind)?.amount_fen ?? 0);
  const [points] = await house.mall.sql<{ balance: string; rest: string }>(
    `select p.balance, (select coalesce(sum(rest), 0) from loyalty.lot l where l.mid = p.mid and l.member_id = p.member_id) as rest
       from loyalty.points p where p.mid = 1 and p.member_id = $1`,
    [memberId],
  );
  expect(points?.rest ?? '0').toBe(points?.balance ?? '0');
  return { principal: fen('BALANCE'), bonus: fen('BALANCE_BONUS'), held: fen('BALANCE_HELD'), points: Number(points?.balance ?? 0) };
};
const waysOf = async ({ tradeId }: Unpaid) => (await house.tenders(tradeId)).map(({ way, state }) => `${way} ${state}`);
const refund = ({ tradeId, orderIds }: Unpaid, amountFen: number) =>
  inTx(house.mall.ctx('1'), (ctx) => createRefund(ctx, { tradeId, orderId: orderIds[0] ?? '', amountFen, reason: 'STAFF', note: '' }));

describe('paid by what a member has (rules 7.1, 7.2)', () => {
  test('a balance that covers all pays at once, principal and bonus in proportion, and no provider hears of it', async () => {
    const unpaid = await anUnpaid({ principalFen: 3_000, bonusFen: 1_000 });
    const opened = await open(unpaid, [{ way: 'BALANCE' }, { way: 'WECHAT_H5' }]);
    expect(opened.data).toMatchObject({ tradeId: unpaid.tradeId, provider: null });
    expect(await house.tradeState(unpaid.tradeId)).toBe('PAID');
    expect(await waysOf(unpaid)).toEqual(['BALANCE PAID']);
    const spent = unpaid.payableFen;
    const principal = Math.floor((spent * 3) / 4) + ((spent * 3) % 4 >= 2 ? 1 : 0);
    expect(await ownOf(unpaid)).toMatchObject({ principal: 3_000 - principal, bonus: 1_000 - (spent - principal), held: 0 });
    expect(await house.postings(unpaid.tradeId)).toEqual([`PAY BALANCE_HELD ${spent}`, `PAY SALES -${spent}`]);
    expect((await open(unpaid, [{ way: 'BALANCE' }])).code).toBe(failures.ALREADY_PAID.code);
  });

  test('points, balance and a provider together: held while it is open, taken when the money comes', async () => {
    const unpaid = await anUnpaid({ principalFen: 300, points: 400 });
    const opened = await open(unpaid, [{ way: 'WECHAT_H5' }, { way: 'BALANCE' }, { way: 'POINTS' }]);
    const leftFen = unpaid.payableFen - 700;
    expect(opened.data).toMatchObject({ provider: { way: 'WECHAT_H5', amountFen: leftFen, ticket: { kind: 'redirect' } } });
    expect(await ownOf(unpaid)).toEqual({ principal: 0, bonus: 0, held: 300, points: 0 });
    const status = (await unpaid.call('trade.pay.status', { tradeId: unpaid.tradeId })).data as OutputOf<'trade.pay.status'>;
    expect(status.tenders).toEqual([
      { way: 'POINTS', amountFen: 400 },
      { way: 'BALANCE', amountFen: 300 },
      { way: 'WECHAT_H5', amountFen: leftFen },
    ]);
    await payAtProvider(unpaid);
    await untilPaid(unpaid);
    expect(await waysOf(unpaid)).toEqual(['POINTS PAID', 'BALANCE PAID', 'WECHAT_H5 PAID']);
    expect((await house.postings(unpaid.tradeId)).filter((line) => line.includes('SALES')).toSorted()).toEqual(
      ['PAY SALES -300', 'PAY SALES -400', `PAY SALES -${leftFen}`].toSorted(),
    );
    expect(await ownOf(unpaid)).toEqual({ principal: 0, bonus: 0, held: 0, points: 0 });
  });

  test('a balance needs a proof of the payment password, which is good once and in its session alone (rules 7.3)', async () => {
    const [unpaid, other] = [await anUnpaid({ principalFen: 10_000 }), await anUnpaid({ principalFen: 10_000 })];
    const tenders = [{ way: 'BALANCE' }];
    const proof = await proofOf(unpaid);
    for (const wrong of [undefined, 'none', await proofOf(other)]) {
      const answer = await unpaid.call('trade.pay.open', { tradeId: unpaid.tradeId, tenders, proof: wrong });
      expect(answer.code).toBe(failures.PROOF_OVER.code);
    }
    expect((await open(unpaid, tenders, proof)).code).toBe(0);
    const next = await anUnpaid({ principalFen: 10_000 });
    const old = await proofOf(next);
    await house.mall.sql("update member.pay_password set proof_until = platform.now() - interval '1 second' where member_id = $1", [
      next.shopper.memberId,
    ]);
    expect((await open(next, tenders, old)).code).toBe(failures.PROOF_OVER.code);
    const [row] = await house.mall.sql<{ proof_hash: string }>('select proof_hash from member.pay_password where member_id = $1', [
      next.shopper.memberId,
    ]);
    expect(row?.proof_hash).not.toContain(old);
  });

  test('too little, and no provider ticked, is refused and holds nothing', async () => {
    const unpaid = await anUnpaid({ principalFen: 100, points: 150 });
    expect((await open(unpaid, [{ way: 'BALANCE' }])).code).toBe(failures.BALANCE_SHORT.code);
    expect((await open(unpaid, [{ way: 'POINTS' }])).code).toBe(failures.POINTS_SHORT.code);
    expect((await open(unpaid, [{ way: 'BALANCE', amountFen: 101 }, { way: 'WECHAT_H5' }])).code).toBe(failures.BALANCE_SHORT.code);
    expect((await open(unpaid, [{ way: 'POINTS', amountFen: 145 }, { way: 'WECHAT_H5' }])).code).toBe(failures.POINTS_SHORT.code);
    expect(await ownOf(unpaid)).toEqual({ principal: 100, bonus: 0, held: 0, points: 150 });
    expect(await waysOf(unpaid)).toEqual([]);
  });

  test('what can be used is told: points for half of the goods, the balance for all', async () => {
    const unpaid = await anUnpaid({ principalFen: 100_000, points: 100_000 });
    const ways = (await unpaid.call('trade.pay.ways', { tradeId: unpaid.tradeId })).data as OutputOf<'trade.pay.ways'>;
    const most = Math.floor(1_990 / 2 / 10) * 10;
    expect(ways.filter(({ way }) => way === 'POINTS' || way === 'BALANCE')).toEqual([
      { way: 'POINTS', isAvailable: true, points: 100_000, haveFen: 100_000, mostFen: most, mostPoints: most },
      { way: 'BALANCE', isAvailable: true, haveFen: 100_000, mostFen: unpaid.payableFen, hasPassword: true },
    ]);
  });
});

describe('what is held comes back (rules 7.2)', () => {
  const mixed = [{ way: 'BALANCE' }, { way: 'POINTS' }, { way: 'WECHAT_H5' }];
  const own = { principalFen: 200, bonusFen: 100, points: 300 };
  const all = { principal: 200, bonus: 100, held: 0, points: 300 };

  test('when the order is cancelled', async () => {
    const unpaid = await anUnpaid(own);
    await open(unpaid, mixed);
    expect(await ownOf(unpaid)).toEqual({ principal: 0, bonus: 0, held: 300, points: 0 });
    await unpaid.call('trade.order.cancel', { id: unpaid.orderIds[0] });
    expect(await ownOf(unpaid)).toEqual(all);
    expect(await waysOf(unpaid)).toEqual(['POINTS FREED', 'BALANCE FREED', 'WECHAT_H5 CLOSED']);
  });

  test('when another way is chosen, and can pay there at once', async () => {
    const unpaid = await anUnpaid({ principalFen: 5_000 });
    await open(unpaid, [{ way: 'BALANCE', amountFen: 500 }, { way: 'WECHAT_H5' }]);
    expect((await ownOf(unpaid)).held).toBe(500);
    await open(unpaid, [{ way: 'WECHAT_NATIVE' }]);
    expect(await ownOf(unpaid)).toMatchObject({ principal: 5_000, held: 0 });
    await open(unpaid, [{ way: 'BALANCE' }]);
    expect(await waysOf(unpaid)).toEqual(['BALANCE FREED', 'WECHAT_H5 CLOSED', 'WECHAT_NATIVE CLOSED', 'BALANCE PAID']);
    expect(await ownOf(unpaid)).toMatchObject({ principal: 5_000 - unpaid.payableFen, held: 0 });
  });

  test('and can pay here all the same while it is held for this trade', async () => {
    const unpaid = await anUnpaid(own);
    const tell = async () => {
      const ways = (await unpaid.call('trade.pay.ways', { tradeId: unpaid.tradeId })).data as OutputOf<'trade.pay.ways'>;
      return ways.filter(({ way }) => way === 'POINTS' || way === 'BALANCE');
    };
    const before = await tell();
    expect(before).toMatchObject([{ points: 300 }, { haveFen: 300 }]);
    await open(unpaid, mixed);
    expect((await ownOf(unpaid)).held).toBe(300);
    expect(await tell()).toEqual(before);
  });

  test('asked again, an open payment shows its ticket and holds nothing more', async () => {
    const unpaid = await anUnpaid(own);
    const [one, two] = [await open(unpaid, mixed), await unpaid.call('trade.pay.open', { tradeId: unpaid.tradeId, tenders: mixed })];
    expect(two.data).toEqual(one.data);
    expect(await waysOf(unpaid)).toHaveLength(3);
  });

  test('when nobody pays in time, and money that comes after that goes back whole', async () => {
    const unpaid = await anUnpaid(own);
    await open(unpaid, mixed);
    const leftFen = unpaid.payableFen - 600;
    await house.simulator.wechatPay.plan({ lostShare: 1 });
    await house.mall.sql("update trade.trade set pay_by = platform.now() - interval '1 hour' where id = $1", [unpaid.tradeId]);
    // The provider is not there while the trade closes.
    await inTx(house.mall.ctx('1'), (ctx) => closeTrades(ctx, [unpaid.tradeId], 'TIMEOUT', 'clock'));
    expect(await ownOf(unpaid)).toEqual(all);
    const tender = (await house.tenders(unpaid.tradeId)).find(({ way }) => way === 'WECHAT_H5');
    await house.simulator.wechatPay.pay(house.account.mchId, tender?.out_trade_no ?? '');
    await house.simulator.wechatPay.plan();
    await house.until(async () => (await house.postings(unpaid.tradeId)).includes(`REFUND PROVIDER -${leftFen}`));
    expect(await house.tradeState(unpaid.tradeId)).toBe('CLOSED');
    expect(await ownOf(unpaid)).toEqual(all);
  });

  test('points whose lot has ended meanwhile are given for some days more', async () => {
    const unpaid = await anUnpaid({ points: 300 });
    await open(unpaid, [{ way: 'POINTS' }, { way: 'WECHAT_H5' }]);
    await house.mall.sql(
      "update loyalty.lot set earned_at = platform.now() - interval '2 days', expires_at = platform.now() - interval '1 day' where member_id = $1",
      [unpaid.shopper.memberId],
    );
    await unpaid.call('trade.order.cancel', { id: unpaid.orderIds[0] });
    expect((await ownOf(unpaid)).points).toBe(300);
    const [lot] = await house.mall.sql<{ days: string }>(
      'select round(extract(epoch from expires_at - platform.now()) / 86400) as days from loyalty.lot where member_id = $1 and rest > 0',
      [unpaid.shopper.memberId],
    );
    expect(Number(lot?.days)).toBe(30);
  });
});

describe('what points have paid (rules 8.4)', () => {
  test('earns no points when it is received', async () => {
    const unpaid = await anUnpaid({ points: 400 });
    await open(unpaid, [{ way: 'POINTS' }, { way: 'WECHAT_H5' }]);
    await payAtProvider(unpaid);
    await untilPaid(unpaid);
    await house.mall.sql("update trade.order set state = 'SHIPPED', shipped_at = platform.now() where id = $1", [unpaid.orderIds[0]]);
    await inTx(house.mall.ctx('1'), (ctx) => completeOrders(ctx, { orderIds: unpaid.orderIds, actor: 'clock' }));
    const [event] = await house.mall.sql<{ payload: { pointsFen: number } }>(
      "select payload from platform.outbox where name = 'trade.order.received' and payload ->> 'orderId' = $1",
      [unpaid.orderIds[0]],
    );
    expect(event?.payload.pointsFen).toBe(400);
  });
});

describe('a refund goes back where it came from (rules 7.5)', () => {
  const done = ({ tradeId }: Unpaid) =>
    house.until(async () => {
      const rows = await house.mall.sql<{ state: string }>('select state from trade.refund where trade_id = $1', [tradeId]);
      return rows.every(({ state }) => state === 'DONE');
    }, ['trade.send-refunds']);

  test('in proportion, again and again, and the last one empties all', async () => {
    const unpaid = await anUnpaid({ principalFen: 101, bonusFen: 102, points: 310 });
    await open(unpaid, [{ way: 'BALANCE' }, { way: 'POINTS' }, { way: 'WECHAT_H5' }]);
    await payAtProvider(unpaid);
    await untilPaid(unpaid);
    let left = unpaid.payableFen;
    for (const amountFen of [1, 777, 500]) {
      await refund(unpaid, amountFen);
      left -= amountFen;
      const own = await ownOf(unpaid);
      expect(own.principal).toBeLessThanOrEqual(101);
      expect(own.bonus).toBeLessThanOrEqual(102);
      expect(own.points).toBeLessThanOrEqual(310);
    }
    await expect(refund(unpaid, left + 1)).rejects.toMatchObject({ failure: 'REFUND_TOO_MUCH' });
    await refund(unpaid, left);
    await done(unpaid);
    expect(await ownOf(unpaid)).toEqual({ principal: 101, bonus: 102, held: 0, points: 310 });
    const { refunds } = await house.simulator.wechatPay.book(house.account.mchId);
    const numbers = (await house.tenders(unpaid.tradeId)).map(({ out_trade_no }) => out_trade_no);
    const back = refunds.filter(({ outTradeNo }) => numbers.includes(outTradeNo)).reduce((sum, { amountFen }) => sum + amountFen, 0);
    expect(back).toBe(unpaid.payableFen - 203 - 310);
    await expect(refund(unpaid, 1)).rejects.toMatchObject({ failure: 'REFUND_TOO_MUCH' });
  });

  test('the order hears of it once, when all parts have arrived', async () => {
    const unpaid = await anUnpaid({ principalFen: 500 });
    await open(unpaid, [{ way: 'BALANCE' }, { way: 'WECHAT_H5' }]);
    await payAtProvider(unpaid);
    await untilPaid(unpaid);
    const remarks = () =>
      house.mall.sql<{ note: string }>("select note from trade.order_log where order_id = $1 and note like 'refund %'", [
        unpaid.orderIds[0],
      ]);
    const { refundId } = await refund(unpaid, 1_000);
    expect(await remarks()).toEqual([]);
    await done(unpaid);
    expect(await remarks()).toEqual([{ note: `refund ${refundId} of 1000 fen done` }]);
  });

  test('of 30 who want 60 % at once one gets it', async () => {
    const unpaid = await anUnpaid({ principalFen: 5_000 });
    await open(unpaid, [{ way: 'BALANCE' }]);
    const wanted = Math.round(unpaid.payableFen * 0.6);
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => refund(unpaid, wanted)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await ownOf(unpaid)).principal).toBe(5_000 - unpaid.payableFen + wanted);
  });
});
