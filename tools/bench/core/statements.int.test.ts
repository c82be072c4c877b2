import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { HttpServer } from '../../../apps/server/src/platform/http/http-server.ts';
import { anApi } from '../../../apps/server/test/builders/api.ts';
import { aMerchant, type MadeMerchant } from '../../../apps/server/test/builders/merchant.ts';
import { aPayAccount, openAccount, type TestPayAccount } from '../../../apps/server/test/builders/pay-account.ts';
import { aPlacedOrder, aShopper, type Shopper } from '../../../apps/server/test/builders/shopper.ts';
import { isOk, send } from '../../../apps/server/test/call-table.ts';
import { type TestMall, testMall } from '../../../apps/server/test/test-mall.ts';
import { seal } from '../../../apps/simulator/src/wechat-pay/seal.ts';
import { type CallName, rows } from '../../../packages/contract/src/rows.ts';
import { type HeardStatement, recordStatements } from './record-statements.ts';
import { type CoreCall, type Facts, type RecordedCall, recordedFile } from './recorded-statements.ts';

/** Numbers that nothing else in the mall has, so that a value says what it is. */
const [mid, cid] = ['8001', '80011'];

let mall: TestMall;
let server: HttpServer;
let merchant: MadeMerchant;
let shopper: Shopper;
let account: TestPayAccount;
const provider = { serial: 'ABCDEF0123', ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };

beforeAll(async () => {
  mall = await testMall();
  server = anApi(mall);
  const goods = Array.from({ length: 50 }, (_, at) => `苹果 ${at}`);
  merchant = await aMerchant(mall, { mid, name: '甲', cids: [cid], hosts: { 'apples.test': mid }, goods });
  shopper = await aShopper(mall, merchant);
  account = aPayAccount();
  await openAccount(mall, mid, account);
  await mall.sql(
    `insert into trade.provider_key (mid, app_ref, serial, public_key, good_from, good_until)
     values ($1, 'main', $2, $3, platform.now() - interval '1 day', platform.now() + interval '1 day')`,
    [mid, provider.serial, provider.publicKey.export({ type: 'spki', format: 'pem' })],
  );
}, 60_000);
afterAll(async () => {
  await server.close();
  await mall.close();
});

/** Made once before it is heard, for something else: what the process remembers from then on is no statement of the call. */
async function record(
  name: CallName,
  request: () => Promise<{ input: object; headers?: Record<string, string>; facts: Facts }>,
): Promise<RecordedCall> {
  const sender = { host: 'apples.test', mid, cid, token: name.startsWith('catalog.') ? '' : shopper.token };
  const first = await request();
  expect(await send(server, rows[name], first.input, { ...sender, headers: first.headers ?? {} })).toSatisfy(isOk);
  const { input, headers = {}, facts } = await request();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const startedAt = Date.now();
    expect(await send(server, rows[name], input, { ...sender, headers })).toSatisfy(isOk);
    return recordStatements((query.mock.calls as unknown[][]).map(heardOf), { mid, cid, ...facts }, startedAt);
  } finally {
    query.mockRestore();
  }
}

function heardOf([statement, values]: unknown[]): HeardStatement {
  if (typeof statement === 'string') return { text: statement, values: (values as unknown[] | undefined) ?? [] };
  const { text, values: own } = statement as pg.QueryConfig;
  return { text, values: own ?? (values as unknown[] | undefined) ?? [] };
}

const member = () => ({ memberId: shopper.memberId, addressId: shopper.addressId });
const line = (at: number) => ({ cid, skuId: merchant.skuIds[at] ?? '', quantity: 1 });
const twoLines = () => ({
  skuId0: line(0).skuId,
  skuId1: line(1).skuId,
  goodsId0: merchant.goodsIds[0] ?? '',
  goodsId1: merchant.goodsIds[1] ?? '',
  unitFen0: 1990,
  unitFen1: 1991,
  payableFen: 3981,
});

const recordings: Record<CoreCall, () => Promise<RecordedCall>> = {
  list: () => {
    const pages = [1, 3].values();
    return record('catalog.product.pageList', async () => ({
      input: { cid, sortType: 'default', pageNum: pages.next().value, pageSize: 20 },
      facts: { offset: 40 },
    }));
  },
  detail: () => {
    const goodsIds = merchant.goodsIds.values();
    return record('catalog.product.info', async () => {
      const goodsId = goodsIds.next().value ?? '';
      return { input: { cid, id: goodsId }, facts: { goodsId } };
    });
  },
  cartAdd: () =>
    record('cart.line.add', async () => {
      const { skuId0, goodsId0 } = twoLines();
      return { input: line(0), facts: { ...member(), skuId: skuId0, goodsId: goodsId0 } };
    }),
  calculate: () =>
    record('trade.order.calculate', async () => {
      await mall.sql('delete from cart.line');
      await send(server, rows['cart.line.merge'], { lines: [line(0), line(1)] }, { host: 'apples.test', mid, cid, token: shopper.token });
      await mall.sql("update cart.line set added_at = added_at + interval '1 s' where sku_id = $1", [line(0).skuId]);
      return { input: {}, facts: { ...member(), ...twoLines() } };
    }),
  place: () =>
    record('trade.order.place', async () => {
      const key = randomBytes(16).toString('hex');
      const input = { lines: [line(0), line(1)], addressId: shopper.addressId, seenPayableFen: 3981 };
      return { input, headers: { 'idempotency-key': key }, facts: { ...member(), ...twoLines(), key } };
    }),
  placeCoupon: () =>
    record('trade.order.place', async () => {
      const [key, couponId] = [randomBytes(16).toString('hex'), await aCouponInHand()];
      const { goodsFen, offFen } = couponed;
      const choices = [{ cid, coupon: couponId }];
      const input = { lines: [line(0), line(1)], addressId: shopper.addressId, seenPayableFen: goodsFen - offFen, choices };
      return { input, headers: { 'idempotency-key': key }, facts: { ...member(), ...twoLines(), ...couponed, key, couponId } };
    }),
  callback: () => record('trade.pay.notify', aCallback),
};

/** Every figure is another, so that a value says which it is. */
const couponed = { goodsFen: 3981, offFen: 2469, off0: 1234, off1: 1235, payableFen: 1512 };
const couponWorth = { by: 'AMOUNT', minusFen: couponed.offFen };
const everyGoods = { by: 'ALL', goodsIds: [], categoryIds: [], exceptGoodsIds: [] };

/** The member's only coupon; earlier orders count no more. */
async function aCouponInHand(): Promise<string> {
  const couponId = mall.newId();
  await mall.sql('delete from trade.unpaid_count');
  await mall.sql('delete from marketing.coupon');
  await mall.sql(
    `insert into marketing.coupon_template
       (mid, id, revision, state, name, cids, worth, from_fen, scope, is_alone, is_given_back, delay_days, valid_days, total, per_member,
        per_day, audience, is_shown, created_at)
     values ($1, 1, 1, 'PAUSED', '券', '{}', $2, 0, $3, false, true, 0, 30, 0, 99, 0, 'ALL', false, platform.now()) on conflict do nothing`,
    [mid, couponWorth, everyGoods],
  );
  await mall.sql(
    `insert into marketing.coupon
       (mid, id, template_id, member_id, n, source, state, name, cids, worth, from_fen, scope, is_alone, is_given_back, starts_at, ends_at, claimed_at)
     values ($1, $2, 1, $3, 1, 'GRANT', 'UNUSED', '券', '{}', $4, 0, $5, false, true,
             platform.now() - interval '1 day', platform.now() + interval '30 days', platform.now())`,
    [mid, couponId, shopper.memberId, couponWorth, everyGoods],
  );
  return couponId;
}

/** A payment the provider tells of: its row as opening it would have left it, and the provider's words about it. */
async function aCallback() {
  const payer = await aShopper(mall, merchant);
  const { tradeId, orderIds, payableFen } = await aPlacedOrder(merchant, payer, { lines: [line(0), line(1)] });
  const [paymentId, tenderId, noticeId, transactionId] = [mall.newId(), mall.newId(), mall.newId(), mall.newId()];
  await mall.sql('insert into trade.payment (mid, id, trade_id, amount_fen, created_at) values ($1, $2, $3, $4, platform.now())', [
    mid,
    paymentId,
    tradeId,
    payableFen,
  ]);
  await mall.sql(
    `insert into trade.tender (mid, id, payment_id, trade_id, way, app_ref, state, out_trade_no, amount_fen, opened_at, look_at)
     values ($1, $2, $3, $4, 'WECHAT_H5', 'main', 'OPEN', $6, $5, platform.now(), platform.now())`,
    [mid, tenderId, paymentId, tradeId, payableFen, tenderId],
  );
  const { mchId, appId } = account;
  const content = {
    mchid: mchId,
    appid: appId,
    out_trade_no: tenderId,
    transaction_id: transactionId,
    trade_state: 'SUCCESS',
    success_time: '2026-01-01T00:00:00+08:00',
    amount: { total: payableFen, currency: 'CNY' },
  };
  const body = JSON.stringify({
    id: noticeId,
    event_type: 'TRANSACTION.SUCCESS',
    resource: seal(account.apiV3Key, JSON.stringify(content), 'transaction'),
  });
  const input = { channel: 'wechat', mid, appRef: 'main', headers: signatureOf(body, provider.privateKey), body };
  const facts = {
    memberId: payer.memberId,
    tradeId,
    orderId: orderIds[0] ?? '',
    paymentId,
    tenderId,
    noticeId,
    transactionId,
    amountFen: payableFen,
  };
  return { input, facts: { ...facts, mchId, appId, goodsId0: merchant.goodsIds[0] ?? '', goodsId1: merchant.goodsIds[1] ?? '' } };
}

function signatureOf(body: string, key: KeyObject): Record<string, string> {
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomBytes(16).toString('hex')];
  const signature = sign('sha256', Buffer.from(`${timestamp}\n${nonce}\n${body}\n`), key).toString('base64');
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signature,
    'wechatpay-serial': provider.serial,
  };
}

describe('what bare runs (the business statements of the core calls)', () => {
  test('is what the calls run; after a change, `./mall test int core/statements -u` keeps the new ones', async () => {
    const stored: Partial<Record<CoreCall, RecordedCall>> = {};
    for (const [call, recorded] of Object.entries(recordings) as [CoreCall, () => Promise<RecordedCall>][]) stored[call] = await recorded();
    await expect(`${JSON.stringify(stored, null, 1)}\n`).toMatchFileSnapshot(fileURLToPath(recordedFile));
  });
});
