import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { anApi } from '../../../test/builders/api.ts';
import { aCallbackCatcher, type CallbackCatcher } from '../../../test/builders/callback-catcher.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { openApps, putInside } from '../../../test/builders/messenger-payer.ts';
import { aPayAccount, openAccount } from '../../../test/builders/pay-account.ts';
import { aPlacedOrder, aShopper, asCaller } from '../../../test/builders/shopper.ts';
import { aSimulator, type TestSimulator } from '../../../test/builders/simulator.ts';
import { aThief, deliver as deliverTo } from '../../../test/builders/thief.ts';
import { forgeries, retold, type SentCallback, signed, type Thief } from '../../../test/fixtures/forged-callbacks.ts';
import { tenantRows } from '../../../test/tenant-rows.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { renewKeys } from './pay-accounts.ts';

/** A check has time for some; the proof sends a hundred thousand. */
const FORGED = Number(process.env.FORGED ?? 2_000);
const ORDERS_EACH = 6;
const OTHER_APP = 1_002;

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
  for (const [mid, account] of accounts) {
    await openAccount(mall, mid, account);
    await openApps(mall, mid, account);
  }
  server = anApi(mall);
  thief = await aThief(mall, accounts);
  await simulator.wechatPay.plan({ refundDelayMs: 0 });
});
afterAll(async () => {
  await server.close();
  await mall.close();
  await simulator.close();
  catcher.close();
});

/** Orders of both merchants that were paid, of which the mall knows nothing yet. */
async function payUnheard(): Promise<SentCallback[]> {
  const before = new Set(catcher.caught.keys());
  const paid: string[] = [];
  for (const merchant of merchants) {
    for (let turn = 0; turn < ORDERS_EACH; turn += 1) paid.push(await payOne(merchant));
  }
  await vi.waitFor(() => expect(catcher.caught.size - before.size).toBe(paid.length), { timeout: 20_000 });
  return [...catcher.caught].filter(([id]) => !before.has(id)).map(([, callback]) => callback);
}

async function payOne(merchant: MadeMerchant, way: 'WECHAT_H5' | 'WECHAT_JSAPI' | 'WECHAT_MINI' = 'WECHAT_H5'): Promise<string> {
  const shopper = await aShopper(mall, merchant);
  const account = accounts.get(merchant.mid) ?? fault();
  if (way !== 'WECHAT_H5') await putInside({ mall, simulator, account }, shopper, { way, person: 'lin' });
  const host = merchant.mid === '1' ? 'apples.test' : 'pears.test';
  const call = asCaller(server, { host, mid: merchant.mid, cid: merchant.cids[0] ?? '', token: shopper.token });
  const { tradeId } = await aPlacedOrder(merchant, shopper);
  expect(await call('trade.order.pay', { tradeId, way })).toMatchObject({ code: '200' });
  const [tender] = await mall.sql<{ out_trade_no: string }>('select out_trade_no from trade.tender where trade_id = $1', [tradeId]);
  expect(await simulator.wechatPay.pay(accounts.get(merchant.mid)?.mchId ?? '', tender?.out_trade_no ?? '')).toBe(200);
  return tradeId;
}

const deliver = (callback: SentCallback) => deliverTo(server, callback);

/** How often each kind of forgery was taken for true; empty when none was. */
async function sendForged(genuine: readonly SentCallback[], count: number): Promise<Record<string, number>> {
  const taken: Record<string, number> = {};
  const kinds = Object.entries(forgeries);
  for (let turn = 0; turn < count; turn += 1) {
    const [kind, forge] = kinds[turn % kinds.length] ?? kinds[0] ?? fault();
    const status = await deliver(forge(genuine[turn % genuine.length] ?? fault(), thief));
    if (status < 400 || status >= 500) taken[`${kind}: ${status}`] = (taken[`${kind}: ${status}`] ?? 0) + 1;
  }
  return taken;
}
const fault = (): never => {
  throw new Error('nothing to forge');
};

const unpaid = async () => Number((await mall.sql<{ n: string }>(`select count(*) as n from trade.trade where state = 'UNPAID'`))[0]?.n);

describe('callbacks nobody of the provider sent (spec 7.2)', () => {
  test('change no row of any merchant, while the true ones are on their way, after they came, and while keys change', async () => {
    const first = await payUnheard();
    const before = await tenantRows(mall);
    expect(await sendForged(first, FORGED / 2)).toEqual({});
    expect(await tenantRows(mall)).toEqual(before);

    // A new key is published, learned as every day, and used; what the old one signed is still under way.
    await simulator.wechatPay.turnKeys('publish');
    for (const mid of accounts.keys()) expect(await renewKeys(mall.ctx(mid), 'main')).toBe(true);
    const serial = await simulator.wechatPay.turnKeys('activate');
    const second = await payUnheard();
    expect(new Set(second.map(({ headers }) => headers['wechatpay-serial']))).toEqual(new Set([serial]));
    expect(first.some(({ headers }) => headers['wechatpay-serial'] === serial)).toBe(false);
    const during = await tenantRows(mall);
    expect(await sendForged([...first, ...second], FORGED / 4)).toEqual({});
    expect(await tenantRows(mall)).toEqual(during);

    expect(await unpaid()).toBe(4 * ORDERS_EACH);
    const genuine = [...first, ...second];
    for (const callback of genuine) expect(await deliver(refreshed(callback))).toBe(200);
    expect(await unpaid()).toBe(0);

    const after = await tenantRows(mall);
    expect(await sendForged(genuine, FORGED / 4)).toEqual({});
    for (const callback of genuine) expect(await deliver(refreshed(callback))).toBe(200);
    expect(await tenantRows(mall)).toEqual(after);
  }, 900_000);

  test('that are signed and sealed truly but say what cannot be are kept for people, and move nothing', async () => {
    const [callback = fault()] = await payUnheard();
    const account = accounts.get(callback.mid) ?? fault();
    const other = [...accounts.values()].find(({ mchId }) => mchId !== account.mchId) ?? fault();
    const lies: ((content: { amount?: object }) => object)[] = [
      (content) => ({ ...content, amount: { ...content.amount, total: 1 } }),
      (content) => ({ ...content, amount: { ...content.amount, total: 1991 } }),
      (content) => ({ ...content, amount: { ...content.amount, currency: 'USD' } }),
      (content) => ({ ...content, mchid: other.mchId, appid: other.appId }),
      (content) => ({ ...content, appid: other.appId }),
      (content) => ({ ...content, trade_state: 'NOTPAY' }),
      (content) => ({ ...content, trade_state: 'CLOSED' }),
      (content) => ({ ...content, out_trade_no: 'T0000000' }),
      () => ({}),
    ];
    const { 'trade.notice': _, ...before } = await tenantRows(mall);
    for (const lie of lies) await deliver(signed(retold(callback, account, lie), thief));
    const { 'trade.notice': __, ...after } = await tenantRows(mall);
    expect(after).toEqual(before);
    expect(await deliver(refreshed(callback))).toBe(200);
  });

  test(`that name another app of the same merchant, ${OTHER_APP} signed and sealed truly: each is believed for its own app alone (rules 7.1)`, async () => {
    const [merchant = fault()] = merchants;
    const { appId, officialAppId, miniAppId } = accounts.get(merchant.mid) ?? fault();
    for (const way of ['WECHAT_JSAPI', 'WECHAT_MINI', 'WECHAT_H5'] as const) {
      const before = new Set(catcher.caught.keys());
      const tradeId = await payOne(merchant, way);
      await vi.waitFor(() => expect(catcher.caught.size - before.size).toBe(1), { timeout: 20_000 });
      const [, callback] = [...catcher.caught].find(([id]) => !before.has(id)) ?? fault();
      const own = { WECHAT_JSAPI: officialAppId, WECHAT_MINI: miniAppId, WECHAT_H5: appId }[way];
      const others = [appId, officialAppId, miniAppId].filter((app) => app !== own);
      for (let nth = 0; nth < OTHER_APP / 3; nth += 1) {
        const lie = retold(callback, accounts.get(merchant.mid) ?? fault(), (content) => ({ ...content, appid: others[nth % 2] }));
        expect(await deliver(signed(lie, thief))).toBe(200);
      }
      const stateOf = async () => (await mall.sql<{ state: string }>('select state from trade.trade where id = $1', [tradeId]))[0]?.state;
      expect(await stateOf()).toBe('UNPAID');
      expect(await deliver(refreshed(callback))).toBe(200);
      expect(await stateOf()).toBe('PAID');
    }
  }, 300_000);
});

/** As the provider repeats it: the long form outlives the five minutes a signature is good for. */
const refreshed = (callback: SentCallback) =>
  Date.now() / 1000 - Number(callback.headers['wechatpay-timestamp']) > 240 ? signed(callback, thief) : callback;
