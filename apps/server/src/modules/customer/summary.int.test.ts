import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loyaltyEvents } from '#events/loyalty';
import { memberEvents } from '#events/member';
import { tradeEvents } from '#events/trade';
import { inTx, type TxCtx } from '#platform/ctx';
import { Delivery } from '#platform/events/delivery';
import { emitter } from '#platform/events/emitter';
import { createLog } from '#platform/log';
import { rebuildReport } from '../../../db/rebuild-report.repo.ts';
import { anApi } from '../../../test/builders/api.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aPaidOrder, aShopper, asCaller, type Shopper } from '../../../test/builders/shopper.ts';
import { openCtx } from '../../../test/fixtures/probe-events.ts';
import { refereeFindings } from '../../../test/referee-findings.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { subscribers } from './subscribers.ts';

const emitLoyalty = emitter('loyalty', loyaltyEvents);
const emitMember = emitter('member', memberEvents);
const emitTrade = emitter('trade', tradeEvents);
const log = createLog('test', 'silent');

let mall: TestMall;
let merchant: MadeMerchant;
let server: ReturnType<typeof anApi>;
let db: pg.Client;

beforeAll(async () => {
  mall = await testMall();
  merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'one.test': '1' }, goods: ['苹果'] });
  server = anApi(mall);
  db = new pg.Client({ connectionString: mall.url });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await server.close();
  await mall.close();
});

async function deliver(): Promise<void> {
  const delivery = new Delivery({ pod: mall.pod, subscribers, openCtx: openCtx(mall.pod, mall.engines, log), log, pollMs: 20 });
  try {
    await vi.waitFor(
      async () => {
        await mall.sql(`update platform.outbox set due_at = platform.now() where done_at is null`);
        expect(await mall.sql(`select name, last_error from platform.outbox where done_at is null and name = any($1)`, [heard])).toEqual(
          [],
        );
      },
      { timeout: 20_000, interval: 50 },
    );
  } finally {
    await delivery.close();
  }
}
const heard = subscribers.map(({ event }) => event);
const tell = (work: (ctx: TxCtx) => Promise<unknown>) => inTx(mall.ctx('1'), work);
const summaryOf = async ({ memberId }: Shopper) => {
  const [row] = await mall.sql<{ orders: number; paid: number; back: number; seen: Date; first: Date; last: Date }>(
    `select orders, paid_fen::int as paid, refunded_fen::int as back, seen_at as seen, first_paid_at as first, last_paid_at as last
       from customer.summary where mid = 1 and member_id = $1`,
    [memberId],
  );
  return row;
};

describe('the summary of a member', () => {
  test('counts each order and refund once, however often and in whichever order they are told', async () => {
    const shopper = await aShopper(mall, merchant);
    const [one, two] = [await aPaidOrder(merchant, shopper), await aPaidOrder(merchant, shopper)];
    const amountFen = 70;
    await tell((ctx) =>
      emitTrade(ctx, 'trade.refund.done', {
        ...{ orderId: one.orderIds[0] ?? '', cid: '11', refundId: '5', amountFen, memberId: shopper.memberId },
        refundedAt: ctx.now.toISOString(),
      }),
    );
    await deliver();
    await mall.sql(`update platform.outbox set done_at = null where name in ('trade.order.paid', 'trade.refund.done')`);
    await deliver();
    const summary = await summaryOf(shopper);
    expect(summary).toMatchObject({ orders: 2, paid: one.payableFen + two.payableFen, back: amountFen });
    expect(summary?.first.getTime()).toBeLessThanOrEqual(summary?.last.getTime() ?? 0);
  });

  test('knows the last visit: of two that are told in the wrong order the later one', async () => {
    const shopper = await aShopper(mall, merchant);
    const now = mall.ctx('1').now.getTime();
    const seen = (ago: number) => new Date(now - ago).toISOString();
    for (const ago of [1_000, 60_000]) {
      await tell((ctx) => emitMember(ctx, 'member.session.seen', { memberId: shopper.memberId, seenAt: seen(ago) }));
      await deliver();
    }
    await mall.sql(`update customer.summary set joined_at = joined_at - interval '1 day' where member_id = $1`, [shopper.memberId]);
    expect((await summaryOf(shopper))?.seen.getTime()).toBeGreaterThanOrEqual(now - 1_000);
  });

  test('has the level of the later change, whichever is told first', async () => {
    const shopper = await aShopper(mall, merchant);
    const { memberId } = shopper;
    for (const [changeId, toLevel] of [
      ['20', 2],
      ['10', 1],
    ] as const) {
      await tell((ctx) => emitLoyalty(ctx, 'loyalty.level.changed', { memberId, changeId, fromLevel: 0, toLevel, name: '银' }));
      await deliver();
    }
    expect(await mall.sql('select level from customer.summary where member_id = $1', [memberId])).toEqual([{ level: 2 }]);
  });

  test('hears of a session that is used on another day, once a day', async () => {
    const shopper = await aShopper(mall, merchant);
    const call = asCaller(server, { host: 'one.test', mid: '1', cid: '11', token: shopper.token });
    const told = async () =>
      (await mall.sql(`select from platform.outbox where name = 'member.session.seen' and payload ->> 'memberId' = $1`, [shopper.memberId]))
        .length;
    const used = async (ago: string) => {
      await mall.sql(`update member.session set seen_at = platform.now() - $2::interval where member_id = $1`, [shopper.memberId, ago]);
      await call('member.account.detail', {});
      return told();
    };
    expect(await used('10 minutes')).toBe(0);
    expect(await used('24 hours')).toBe(1);
  });

  test('goes with the account, and no late event brings it back', async () => {
    const shopper = await aShopper(mall, merchant);
    await aPaidOrder(merchant, shopper);
    await deliver();
    await mall.sql('update member.account set phone = null, erased_at = platform.now() where id = $1', [shopper.memberId]);
    await tell((ctx) => emitMember(ctx, 'member.account.erased', { memberId: shopper.memberId }));
    await deliver();
    await tell((ctx) => emitMember(ctx, 'member.session.seen', { memberId: shopper.memberId, seenAt: ctx.now.toISOString() }));
    await deliver();
    expect(await summaryOf(shopper)).toBeUndefined();
  });

  test('is what a rebuild sums up, with an order that nobody has told yet left to its event', async () => {
    const [shopper, other] = [await aShopper(mall, merchant), await aShopper(mall, merchant)];
    await aPaidOrder(merchant, shopper);
    await deliver();
    const before = await summaryOf(shopper);
    await aPaidOrder(merchant, other);
    await mall.sql('update customer.summary set paid_fen = paid_fen + 1 where member_id = $1', [shopper.memberId]);
    await db.query('begin');
    await rebuildReport(db, '1');
    await db.query('commit');
    expect(await summaryOf(shopper)).toMatchObject({ orders: before?.orders, paid: before?.paid });
    expect((await summaryOf(other))?.orders).toBe(0);
    await deliver();
    expect((await summaryOf(other))?.orders).toBe(1);
    expect((await refereeFindings(mall)).filter(({ check }) => check === 'F4')).toEqual([]);
  });
});
