import { spawn } from 'node:child_process';
import { verify, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  aListener,
  anOrder,
  aProvider,
  aProviderHome,
  authorization,
  caller,
  merchant,
  newNumber,
  otherMerchant,
  type Received,
  teller,
  unsealed,
} from '../../test/a-merchant.ts';

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

let provider: Awaited<ReturnType<typeof aProvider>>;
beforeAll(async () => {
  provider = await aProvider();
});
afterAll(() => provider.close());
afterEach(() => follow({}));

const follow = (wechatPay: object) => provider.tell('/plan', { wechatPay: { timeScale: 0.001, refundDelayMs: 20, ...wechatPay } });
const find = (no: string) => provider.call('GET', `/v3/pay/transactions/out-trade-no/${no}?mchid=${merchant.mchid}`);
const closeOrder = (no: string) => provider.call('POST', `/v3/pay/transactions/out-trade-no/${no}/close`, { mchid: merchant.mchid });
const payAs = (no: string) => provider.tell('/wechat-pay/pay', { mchid: merchant.mchid, out_trade_no: no });
const refund = (no: string, different: object = {}) =>
  provider.call('POST', '/v3/refund/domestic/refunds', {
    out_trade_no: no,
    out_refund_no: newNumber(),
    amount: { refund: 40, total: 100, currency: 'CNY' },
    ...different,
  });
async function opened(different: object = {}) {
  const order = anOrder(different);
  const { json } = await provider.call('POST', '/v3/pay/transactions/h5', order);
  return { ...order, url: String(json?.h5_url) };
}

async function platformKeys() {
  const { json } = await provider.call('GET', '/v3/certificates');
  const rows = json.data as { serial_no: string; encrypt_certificate: Parameters<typeof unsealed>[0] }[];
  return new Map(rows.map((row) => [row.serial_no, new X509Certificate(unsealed(row.encrypt_certificate)).publicKey]));
}
async function isFromProvider({ headers, body }: Received) {
  const key = (await platformKeys()).get(String(headers['wechatpay-serial']));
  const signed = `${headers['wechatpay-timestamp']}\n${headers['wechatpay-nonce']}\n${body}\n`;
  return key !== undefined && verify('sha256', Buffer.from(signed), key, Buffer.from(String(headers['wechatpay-signature']), 'base64'));
}

describe('a request', () => {
  test('that nobody signed is refused without a signature; answers to a merchant carry one, errors too', async () => {
    const unsigned = await fetch(`${provider.endpoint}/v3/certificates`);
    expect([unsigned.status, unsigned.headers.get('wechatpay-signature')]).toEqual([401, null]);
    for (const answer of [await provider.call('GET', '/v3/certificates'), await find('nobody')]) {
      expect(await isFromProvider({ headers: Object.fromEntries(answer.headers), body: answer.text })).toBe(true);
    }
  });

  test('signed for another body is refused', async () => {
    const body = JSON.stringify(anOrder());
    const headers = { 'content-type': 'application/json', authorization: authorization('POST', '/v3/pay/transactions/h5', body) };
    const reply = await fetch(`${provider.endpoint}/v3/pay/transactions/h5`, { method: 'POST', headers, body: `${body} ` });
    expect([reply.status, await reply.json()]).toEqual([401, expect.objectContaining({ code: 'SIGN_ERROR' })]);
  });

  test('of one merchant finds nothing of another', async () => {
    const { out_trade_no: no } = await opened();
    const other = caller(provider.endpoint, otherMerchant);
    expect((await other('GET', `/v3/pay/transactions/out-trade-no/${no}?mchid=${otherMerchant.mchid}`)).status).toBe(404);
    expect((await other('GET', `/v3/pay/transactions/out-trade-no/${no}?mchid=${merchant.mchid}`)).status).toBe(400);
  });

  test('of a merchant who came later is known as soon as the file is', async () => {
    const late = { ...merchant, mchid: '1900000003' };
    const call = caller(provider.endpoint, late);
    expect((await call('GET', '/v3/certificates')).status).toBe(401);
    writeFileSync(provider.accounts, JSON.stringify([merchant, otherMerchant, late]));
    expect((await call('GET', '/v3/certificates')).status).toBe(200);
  });

  test.each([
    [{ amount: { total: 0 } }, 'PARAM_ERROR'],
    [{ amount: { total: 1.5 } }, 'PARAM_ERROR'],
    [{ out_trade_no: '短' }, 'PARAM_ERROR'],
    [{ notify_url: 'http://a.example/notify?a=1' }, 'PARAM_ERROR'],
    [{ scene_info: undefined }, 'PARAM_ERROR'],
    [{ time_expire: '2020-01-01T00:00:00+08:00' }, 'PARAM_ERROR'],
    [{ appid: 'wx9' }, 'APPID_MCHID_NOT_MATCH'],
    [{ mchid: otherMerchant.mchid }, 'MCH_NOT_EXISTS'],
  ])('for an order with %j: %s', async (different, code) => {
    expect((await provider.call('POST', '/v3/pay/transactions/h5', anOrder(different))).json).toMatchObject({ code });
  });
});

describe('a payment', () => {
  test('is told to the merchant, signed and sealed, until it is taken', async () => {
    const listener = await aListener([500, 404, 200]);
    onTestFinished(listener.close);
    const { out_trade_no: no } = await opened({ notify_url: listener.url });
    await payAs(no);
    await until(() => expect(listener.received).toHaveLength(3));
    expect(new Set(listener.received.map(({ body }) => body)).size).toBe(1);
    for (const received of listener.received) expect(await isFromProvider(received)).toBe(true);
    expect(JSON.parse(listener.received[0]?.body ?? '')).toMatchObject({
      ...{ event_type: 'TRANSACTION.SUCCESS', resource_type: 'encrypt-resource' },
      resource: { original_type: 'transaction', algorithm: 'AEAD_AES_256_GCM', associated_data: 'transaction' },
    });
    expect(listener.news()[0]).toEqual((await find(no)).json);
    expect(listener.news()[0]).toMatchObject({ trade_state: 'SUCCESS', mchid: merchant.mchid, amount: { total: 100 } });
  });

  test('is made at the cashier, which goes back to the shop', async () => {
    const { url, out_trade_no: no } = await opened();
    const page = await (await fetch(`${url}&redirect_url=${encodeURIComponent('https://shop.example/back?a=1')}`)).text();
    expect(page).toContain('¥1.00');
    expect(page).toContain('立即支付');
    const prepayId = new URL(url).searchParams.get('prepay_id') ?? '';
    const decide = (action: string, back: string) =>
      fetch(`${provider.endpoint}/wechat-pay/cashier`, {
        ...{ method: 'POST', redirect: 'manual' },
        body: new URLSearchParams({ prepay_id: prepayId, redirect_url: back, action }),
      });
    expect((await decide('cancel', 'https://shop.example/back?a=1')).headers.get('location')).toBe('https://shop.example/back?a=1');
    expect((await find(no)).json.trade_state).toBe('NOTPAY');
    expect((await decide('pay', 'javascript:alert(1)')).headers.get('location')).toMatch(/^\/wechat-pay\/cashier\?/);
    expect((await find(no)).json.trade_state).toBe('SUCCESS');
    expect(await (await fetch(url)).text()).toContain('支付成功');
  });

  test('is made with the phone that scans the code', async () => {
    const order = anOrder();
    const { json } = await provider.call('POST', '/v3/pay/transactions/native', order);
    const page = await fetch(`${provider.endpoint}/wechat-pay/scan?${new URLSearchParams({ code_url: json.code_url })}`);
    expect(await page.text()).toContain(order.out_trade_no);
    const other = await fetch(`${provider.endpoint}/wechat-pay/scan?code_url=https://a.example`);
    expect(await other.text()).toContain('订单不存在');
  });

  test('of an order that was closed is refused, in words at the cashier', async () => {
    const { url, out_trade_no: no } = await opened();
    expect((await closeOrder(no)).status).toBe(204);
    expect((await payAs(no)).json).toMatchObject({ code: 'ORDER_CLOSED' });
    expect(await (await fetch(url)).text()).toContain('订单已关闭');
  });

  test('gives its money back, and says so', async () => {
    const listener = await aListener();
    onTestFinished(listener.close);
    const { out_trade_no: no } = await opened();
    await payAs(no);
    const requested = await refund(no, { notify_url: listener.url });
    expect(requested.json).toMatchObject({ status: 'PROCESSING', amount: { refund: 40 } });
    await until(() => expect(listener.news()).toMatchObject([{ refund_status: 'SUCCESS', out_trade_no: no, amount: { refund: 40 } }]));
    expect((await provider.call('GET', `/v3/refund/domestic/refunds/${requested.json.out_refund_no}`)).json.status).toBe('SUCCESS');
    expect((await find(no)).json.trade_state).toBe('REFUND');
  });
});

describe('a lie', () => {
  test('about a payment: told never, a hundred times, with another amount, of another merchant', async () => {
    const listener = await aListener();
    onTestFinished(listener.close);
    const paid = async (lies: object) => {
      await follow(lies);
      const { out_trade_no: no } = await opened({ notify_url: listener.url });
      await payAs(no);
      return no;
    };
    const lost = await paid({ lostShare: 1 });
    const often = await paid({ duplicateShare: 1 });
    const wrong = await paid({ wrongAmountShare: 1, wrongMerchantShare: 1 });
    await until(() => expect(listener.received).toHaveLength(103));
    const about = (no: string) => listener.news().filter((news) => news.out_trade_no === no);
    expect([about(lost).length, about(often).length]).toEqual([0, 100]);
    const result = about(wrong).map((news) => `${news.mchid} ${news.amount.total}`);
    expect(result.toSorted()).toEqual([`${merchant.mchid} 100`, `${merchant.mchid} 101`, `${otherMerchant.mchid} 100`]);
  });

  test('about what was done: the order exists although nobody was told', async () => {
    await follow({ unknownButDoneShare: 1, hangMs: 10 });
    const answers = new Set<number>();
    for (let turn = 0; turn < 12; turn += 1) {
      const order = anOrder();
      answers.add((await provider.call('POST', '/v3/pay/transactions/h5', order)).status);
      expect((await find(order.out_trade_no)).json.trade_state).toBe('NOTPAY');
    }
    expect([...answers].toSorted()).toEqual([200, 500]);
  });

  test('about being busy: nothing is done', async () => {
    await follow({ busyShare: 1 });
    const order = anOrder();
    expect((await provider.call('POST', '/v3/pay/transactions/h5', order)).status).toBe(429);
    expect((await find(order.out_trade_no)).status).toBe(404);
  });

  test('about a close: the shopper pays all the same, and it is told although others get lost', async () => {
    const listener = await aListener();
    onTestFinished(listener.close);
    await follow({ lateAfterCloseShare: 1, lateDelayMs: 1_000, lostShare: 1 });
    const { out_trade_no: no } = await opened({ notify_url: listener.url });
    expect((await closeOrder(no)).status).toBe(204);
    expect((await find(no)).json.trade_state).toBe('CLOSED');
    await until(() => expect(listener.news()).toMatchObject([{ out_trade_no: no, trade_state: 'SUCCESS' }]));
  });

  test('about the order of things: a refund is told before the request for it is answered', async () => {
    const listener = await aListener();
    onTestFinished(listener.close);
    const { out_trade_no: no } = await opened();
    await payAs(no);
    await follow({ reorderShare: 1 });
    await refund(no, { notify_url: listener.url });
    expect(listener.news()).toMatchObject([{ refund_status: 'SUCCESS' }]);
  });

  test('that is no plan is refused', async () => {
    expect((await provider.tell('/plan', { wechatPay: { lostShare: 2 } })).status).toBe(400);
    expect((await provider.tell('/plan', { lostShare: 1 })).status).toBe(400);
  });
});

test('keys change in two steps: first known, then used, and the old one stays known', async () => {
  const before = [...(await platformKeys()).keys()];
  const { json: published } = await provider.tell('/wechat-pay/keys', { action: 'publish' });
  const answer = await provider.call('GET', '/v3/certificates');
  expect(answer.headers.get('wechatpay-serial')).toBe(before.at(-1));
  expect([...(await platformKeys()).keys()]).toEqual([...before, published.serialNo]);
  await provider.tell('/wechat-pay/keys', { action: 'activate' });
  const later = await provider.call('GET', '/v3/certificates');
  expect(later.headers.get('wechatpay-serial')).toBe(published.serialNo);
  expect(await isFromProvider({ headers: Object.fromEntries(later.headers), body: later.text })).toBe(true);
});

test("a day's bill is fetched with a signature and matches its hash", async () => {
  const { out_trade_no: no } = await opened();
  await payAs(no);
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const { json } = await provider.call('GET', `/v3/bill/tradebill?bill_date=${day}`);
  const where = json.download_url.slice(provider.endpoint.length);
  expect((await fetch(json.download_url)).status).toBe(401);
  expect((await caller(provider.endpoint, otherMerchant)('GET', where)).status).toBe(404);
  const bill = await provider.call('GET', where);
  expect(bill.headers.get('wechatpay-signature')).toBeNull();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', Buffer.from(bill.text)));
  expect(Buffer.from(digest).toString('hex')).toBe(json.hash_value);
  expect(bill.text).toContain(`\`${no}`);
});

test('what was not taken is told again by the next process', async () => {
  const home = aProviderHome();
  onTestFinished(home.remove);
  const listener = await aListener([500]);
  onTestFinished(listener.close);
  const first = await aProcess(home.env);
  await teller(first.endpoint)('/plan', { wechatPay: { timeScale: 0.1 } });
  const order = anOrder({ notify_url: listener.url });
  await caller(first.endpoint)('POST', '/v3/pay/transactions/h5', order);
  await teller(first.endpoint)('/wechat-pay/pay', order);
  await until(() => expect(listener.received).toHaveLength(1));
  await first.end('SIGKILL');
  await aProcess(home.env);
  await until(() => expect(listener.received).toHaveLength(2));
  expect(listener.received[1]?.body).toBe(listener.received[0]?.body);
});

async function aProcess(env: NodeJS.ProcessEnv) {
  const program = path.join(import.meta.dirname, '../main.ts');
  const child = spawn(process.execPath, [program], { env: { ...env, LOG_LEVEL: 'info' }, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  onTestFinished(() => end('SIGTERM'));
  for await (const line of createInterface(child.stdout)) {
    const endpoint = /listening at (http:[^"]+)/.exec(line)?.[1];
    if (endpoint === undefined) continue;
    child.stdout.resume();
    return { endpoint, end };
  }
  throw new Error('the simulator ended before it listened');
}
