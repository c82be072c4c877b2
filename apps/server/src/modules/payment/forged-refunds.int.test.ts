import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTx } from '#platform/ctx';
import { runDueTask } from '#platform/due-tasks/due-tasks';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { anApi } from '../../../test/builders/api.ts';
import { aCallbackCatcher, type CallbackCatcher } from '../../../test/builders/callback-catcher.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aPayAccount, openAccount } from '../../../test/builders/pay-account.ts';
import { aPlacedOrder, aShopper, asCaller } from '../../../test/builders/shopper.ts';
import { aSimulator, type TestSimulator } from '../../../test/builders/simulator.ts';
import { aThief, deliver } from '../../../test/builders/thief.ts';
import { forgeries, retold, type SentCallback, signed, type Thief } from '../../../test/fixtures/forged-callbacks.ts';
import { tenantRows } from '../../../test/tenant-rows.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { createRefund } from './create-refund.ts';
import { paymentModule } from './module.ts';

const AMOUNT_FEN = 100;

let mall: TestMall;
let simulator: TestSimulator;
let server: HttpServer;
let catcher: CallbackCatcher;
let thief: Thief;
const accounts = new Map([
  ['1', aPayAccount()],
  ['2', aPayAccount()],
]);
const merchants: MadeMerchant[] = [];

beforeAll(async () => {
  catcher = await aCallbackCatcher();
  simulator = await aSimulator({ payAccounts: [...accounts.values()] });
  mall = await testMall({ wechatPayEndpoint: simulator.endpoint, notifyOrigin: catcher.origin });
  merchants.push(
    await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'apples.test': '1' }, goods: ['苹果'] }),
    await aMerchant(mall, { mid: '2', name: '乙', cids: ['22'], hosts: { 'pears.test': '2' }, goods: ['梨'] }),
  );
  for (const [mid, account] of accounts) await openAccount(mall, mid, account);
  server = anApi(mall);
  thief = await aThief(mall, accounts);
}, 60_000);
afterAll(async () => {
  await server.close();
  await mall.close();
  await simulator.close();
  catcher.close();
});

const log = createLog('test', 'silent');
async function sendRefunds(): Promise<void> {
  const task = paymentModule.dueTasks.find(({ name }) => name === 'trade.send-refunds');
  if (task) await runDueTask(mall.pod, task, mall.ctx, log);
}

const caughtKind = (kind: string) => [...catcher.caught.values()].filter(({ body }) => body.includes(kind));

interface RefundCallback {
  readonly mid: string;
  readonly id: string;
  readonly outTradeNo: string;
}

/** A refund that was asked for and not yet sent, of an order that was paid. */
async function anAskedRefund(merchant = merchants[0] ?? fault()): Promise<RefundCallback> {
  const shopper = await aShopper(mall, merchant);
  const [mid, cid = ''] = [merchant.mid, merchant.cids[0]];
  const { tradeId, orderIds } = await aPlacedOrder(merchant, shopper);
  const call = asCaller(server, { host: mid === '1' ? 'apples.test' : 'pears.test', mid, cid, token: shopper.token });
  await call('trade.order.pay', { tradeId, way: 'WECHAT_H5' });
  const [tender] = await mall.sql<{ no: string }>('select out_trade_no as no from trade.tender where trade_id = $1', [tradeId]);
  const outTradeNo = tender?.no ?? '';
  const before = caughtKind('TRANSACTION.SUCCESS').length;
  await simulator.wechatPay.pay(accounts.get(mid)?.mchId ?? '', outTradeNo);
  await vi.waitFor(() => expect(caughtKind('TRANSACTION.SUCCESS').length).toBe(before + 1), 20_000);
  expect(await deliver(server, caughtKind('TRANSACTION.SUCCESS').at(-1) ?? fault())).toBe(200);
  const input = { tradeId, orderId: orderIds[0] ?? '', amountFen: AMOUNT_FEN, reason: 'STAFF', note: '协商' } as const;
  const { refundId } = await inTx(mall.ctx(mid), (ctx) => createRefund(ctx, input));
  return { mid, id: refundId, outTradeNo };
}

/** A true word of the provider about a refund, which the mall has not heard. */
async function aGenuine(merchant: MadeMerchant): Promise<{ refund: RefundCallback; callback: SentCallback }> {
  await simulator.wechatPay.plan({ refundDelayMs: 0 });
  const refund = await anAskedRefund(merchant);
  const before = caughtKind('REFUND.SUCCESS').length;
  await sendRefunds();
  await vi.waitFor(() => expect(caughtKind('REFUND.SUCCESS').length).toBeGreaterThan(before), 20_000);
  return { refund, callback: caughtKind('REFUND.SUCCESS').at(-1) ?? fault() };
}

/** Signed and sealed truly, about this refund. */
const signedNotice = (
  genuine: SentCallback,
  { mid, id, outTradeNo }: RefundCallback,
  change: (content: Record<string, unknown>) => object,
): SentCallback => {
  const account = accounts.get(mid) ?? fault();
  const own = { out_refund_no: id, out_trade_no: outTradeNo, refund_id: randomBytes(8).toString('hex') };
  return signed(
    retold(genuine, account, (content) => change({ ...(content as object), ...own })),
    thief,
  );
};

const stateOf = async ({ id }: RefundCallback) =>
  (await mall.sql<{ state: string }>('select state from trade.refund where id = $1', [id]))[0]?.state;
const postingsOf = ({ id }: RefundCallback) => mall.sql(`select from ledger.txn where kind = 'REFUND' and ref = $1`, [id]);
const fault = (): never => {
  throw new Error('nothing to forge');
};

describe('callbacks about refunds (spec 7.2)', () => {
  test('that nobody of the provider sent change no row, of whatever kind they are', async () => {
    const { callback, refund } = await aGenuine(merchants[0] ?? fault());
    const before = await tenantRows(mall);
    const taken: string[] = [];
    for (const [kind, forge] of Object.entries(forgeries)) {
      const status = await deliver(server, forge(callback, thief));
      if (status < 400 || status >= 500) taken.push(`${kind}: ${status}`);
    }
    expect(Object.keys(forgeries).length).toBeGreaterThanOrEqual(27);
    expect(taken).toEqual([]);
    expect(await tenantRows(mall)).toEqual(before);

    expect(await deliver(server, callback)).toBe(200);
    await sendRefunds();
    expect([await stateOf(refund), await postingsOf(refund)]).toEqual(['DONE', [expect.anything()]]);
  }, 60_000);

  test('that are signed and sealed truly but tell of a refund never sent move nothing (rules 7)', async () => {
    const { callback, refund: done } = await aGenuine(merchants[0] ?? fault());
    const unsent = await anAskedRefund();
    const other = accounts.get('2') ?? fault();
    const lies: ((content: Record<string, unknown>) => object)[] = [
      (content) => content,
      (content) => ({ ...content, refund_status: 'ABNORMAL' }),
      (content) => ({ ...content, refund_status: 'CLOSED' }),
      (content) => ({ ...content, refund_status: 'PROCESSING' }),
      (content) => ({ ...content, amount: { ...(content.amount as object), refund: 1 } }),
      (content) => ({ ...content, amount: { ...(content.amount as object), currency: 'USD' } }),
      (content) => ({ ...content, mchid: other.mchId }),
      (content) => ({ ...content, out_trade_no: done.outTradeNo }),
      (content) => ({ ...content, out_refund_no: 'R0000000' }),
      () => ({}),
    ];
    const { 'trade.notice': _, ...before } = await tenantRows(mall);
    for (const lie of lies) expect(await deliver(server, signedNotice(callback, unsent, lie))).toBe(200);
    const { 'trade.notice': __, ...after } = await tenantRows(mall);
    expect(after).toEqual(before);
  }, 60_000);

  test('are hints: what a refund has come to is what the provider answers when it is asked (rules 7)', async () => {
    const { callback } = await aGenuine(merchants[0] ?? fault());
    await simulator.wechatPay.plan({ refundDelayMs: 600_000 });
    const slow = await anAskedRefund();
    await sendRefunds();
    expect(await stateOf(slow)).toBe('PROCESSING');
    for (const state of ['SUCCESS', 'ABNORMAL', 'CLOSED']) {
      const lie = signedNotice(callback, slow, (content) => ({ ...content, refund_status: state }));
      expect(await deliver(server, lie)).toBe(200);
      await sendRefunds();
      expect([await stateOf(slow), await postingsOf(slow)]).toEqual(['PROCESSING', []]);
    }
  }, 60_000);

  test('bring the end of a refund in the next round, also of one that had failed', async () => {
    await simulator.wechatPay.plan({ abnormalRefundShare: 1, refundDelayMs: 0 });
    const refund = await anAskedRefund();
    await vi.waitFor(async () => {
      await mall.sql("update trade.refund set look_at = platform.now() where id = $1 and look_at < platform.now() + interval '1 hour'", [
        refund.id,
      ]);
      await sendRefunds();
      expect(await stateOf(refund)).toBe('ABNORMAL');
    }, 20_000);
    const [look] = await mall.sql<{ isNever: boolean }>(`select look_at = 'infinity' as "isNever" from trade.refund where id = $1`, [
      refund.id,
    ]);
    expect(look?.isNever).toBe(true);
    const { callback } = await aGenuine(merchants[0] ?? fault());
    expect(
      await deliver(
        server,
        signedNotice(callback, refund, (content) => content),
      ),
    ).toBe(200);
    await sendRefunds();
    // The provider still says that it has failed.
    expect([await stateOf(refund), await postingsOf(refund)]).toEqual(['ABNORMAL', []]);
  }, 60_000);
});
