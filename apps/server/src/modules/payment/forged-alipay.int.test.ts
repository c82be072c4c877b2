import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTx } from '#platform/ctx';
import { runDueTask } from '#platform/due-tasks/due-tasks';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { anAlipayAccount, openAlipay } from '../../../test/builders/alipay-account.ts';
import { anApi } from '../../../test/builders/api.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aPlacedOrder, aShopper, asCaller } from '../../../test/builders/shopper.ts';
import { aSimulator, type TestSimulator } from '../../../test/builders/simulator.ts';
import { tenantRows } from '../../../test/tenant-rows.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { createRefund } from './create-refund.ts';
import { paymentModule } from './module.ts';

/** A check has time for some; the proof sends a hundred thousand. */
const FORGED = Number(process.env.FORGED ?? 2_000);

let mall: TestMall;
let simulator: TestSimulator;
let server: HttpServer;
let outside: Server;
let merchant: MadeMerchant;
const account = anAlipayAccount();
const other = anAlipayAccount();
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
/** What the provider has sent, as it sent it. */
const caught: string[] = [];

beforeAll(async () => {
  outside = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    caught.push(Buffer.concat(chunks).toString());
    response.writeHead(200).end('success');
  });
  outside.listen(0, '127.0.0.1');
  await once(outside, 'listening');
  simulator = await aSimulator({ alipayAccounts: [account, other] });
  const notifyOrigin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  mall = await testMall({ alipayEndpoint: simulator.endpoint, notifyOrigin });
  merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'apples.test': '1' }, goods: ['苹果'] });
  await openAlipay(mall, '1', account);
  server = anApi(mall);
}, 60_000);
afterAll(async () => {
  await server.close();
  await mall.close();
  await simulator.close();
  outside.close();
});

const deliver = async (body: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await server.inject({ method: 'POST', url: `/pay/notify/alipay/1/${account.appRef}`, headers, payload: body });
  return { status: answer.statusCode, text: answer.body };
};

/** An order that was paid; of its notice the mall has heard nothing. */
async function payUnheard() {
  const shopper = await aShopper(mall, merchant);
  const call = asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: shopper.token });
  const { tradeId, orderIds } = await aPlacedOrder(merchant, shopper);
  const { data } = await call('trade.pay.open', { tradeId, tenders: [{ way: 'ALIPAY_WAP' }] });
  const ticket = (data as OutputOf<'trade.pay.open'>).provider?.ticket;
  await simulator.alipay.open(ticket?.kind === 'redirect' ? ticket.url : '');
  const known = caught.length;
  const [tender] = await mall.sql<{ out_trade_no: string }>('select out_trade_no from trade.tender where trade_id = $1', [tradeId]);
  expect(await simulator.alipay.pay(account.appId, tender?.out_trade_no ?? '')).toBe(200);
  await vi.waitFor(() => expect(caught.length).toBeGreaterThan(known), { timeout: 10_000 });
  return { tradeId, orderId: orderIds[0] ?? '', notice: caught.at(-1) ?? '' };
}

type Fields = Record<string, string>;
const fieldsOf = (body: string): Fields => Object.fromEntries(new URLSearchParams(body));
const bodyOf = (fields: Fields) => new URLSearchParams(fields).toString();
const textOf = (fields: Fields) =>
  Object.keys(fields)
    .filter((name) => name !== 'sign' && name !== 'sign_type')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
const signedBy = (key: string, fields: Fields, hash = 'RSA-SHA256'): Fields => ({
  ...fields,
  sign: createSign(hash).update(textOf(fields)).sign(key, 'base64'),
});
const flipped = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

const forgeries: Readonly<Record<string, (fields: Fields, nth: number) => string>> = {
  'another sum': (fields) => bodyOf({ ...fields, total_amount: '0.01' }),
  'another number': (fields) => bodyOf({ ...fields, out_trade_no: `${fields.out_trade_no}1` }),
  'one bit of the signature': (fields, nth) => bodyOf({ ...fields, sign: flipped(fields.sign ?? '', nth % 300) }),
  'no signature': ({ sign: _, ...fields }) => bodyOf(fields),
  'an empty signature': (fields) => bodyOf({ ...fields, sign: '' }),
  "a stranger's key": (fields) => bodyOf(signedBy(stranger, fields)),
  "the merchant's own key": (fields) => bodyOf(signedBy(account.privateKeyPem, fields)),
  "another merchant's key of the provider": (fields) => bodyOf(signedBy(other.alipayPrivateKeyPem, fields)),
  'SHA-1 of the true key': (fields) => bodyOf(signedBy(account.alipayPrivateKeyPem, { ...fields, sign_type: 'RSA' }, 'RSA-SHA1')),
  'SHA-1 that says it is RSA2': (fields) => bodyOf(signedBy(account.alipayPrivateKeyPem, fields, 'RSA-SHA1')),
  'another state': (fields) =>
    bodyOf({ ...fields, trade_status: fields.trade_status === 'TRADE_SUCCESS' ? 'TRADE_FINISHED' : 'TRADE_SUCCESS' }),
  'a field more': (fields) => bodyOf({ ...fields, passback_params: '1' }),
  'made a refund': (fields) =>
    bodyOf({ ...fields, out_biz_no: '1', refund_fee: fields.total_amount ?? '', gmt_refund: '2026-11-20 12:00:00' }),
  'made another refund': (fields) => bodyOf({ ...fields, out_biz_no: `${fields.out_biz_no ?? ''}9` }),
};

async function sendForged(genuine: readonly string[], count: number): Promise<string[]> {
  const taken: string[] = [];
  const kinds = Object.entries(forgeries);
  for (let nth = 0; nth < count; nth += 1) {
    const [kind, forge] = kinds[nth % kinds.length] ?? ['', bodyOf];
    const { status } = await deliver(forge(fieldsOf(genuine[nth % genuine.length] ?? ''), nth));
    if (status < 400 || status >= 500) taken.push(`${kind}: ${status}`);
  }
  return taken;
}

const refundTask = paymentModule.dueTasks.find(({ name }) => name === 'trade.send-refunds');

describe('notices nobody at Alipay sent (rules 7.8)', () => {
  test(`${FORGED} of payments and of refunds change no row; the true ones are believed`, { timeout: 1_800_000 }, async () => {
    const [one, two] = [await payUnheard(), await payUnheard()];
    const before = await tenantRows(mall);
    expect(await sendForged([one.notice, two.notice], FORGED / 2)).toEqual([]);
    expect(await tenantRows(mall)).toEqual(before);
    for (const { notice } of [one, two]) expect(await deliver(notice)).toEqual({ status: 200, text: 'success' });

    const known = caught.length;
    const refund = { tradeId: one.tradeId, orderId: one.orderId, amountFen: 100, reason: 'STAFF', note: '' } as const;
    await inTx(mall.ctx('1'), (ctx) => createRefund(ctx, refund));
    if (refundTask) await runDueTask(mall.pod, refundTask, mall.ctx, createLog('test', 'silent'));
    await vi.waitFor(() => expect(caught.length).toBeGreaterThan(known), { timeout: 10_000 });
    const told = caught.filter((body) => fieldsOf(body).out_biz_no !== undefined);
    expect(told.length).toBeGreaterThan(0);
    const during = await tenantRows(mall);
    expect(await sendForged([...told, one.notice, two.notice], FORGED / 2)).toEqual([]);
    expect(await tenantRows(mall)).toEqual(during);
    expect((await deliver(told[0] ?? '')).status).toBe(200);
  });

  test('that are signed truly but say what cannot be are kept for people, and move nothing', async () => {
    const { notice, tradeId } = await payUnheard();
    const lies: Fields[] = [
      { total_amount: '0.01' },
      { total_amount: '19.9' },
      { seller_id: other.sellerId },
      { app_id: other.appId },
      { out_trade_no: '999' },
      { trade_status: 'WAIT_BUYER_PAY' },
      { trade_status: 'TRADE_CLOSED' },
    ];
    const { 'trade.notice': _, ...before } = await tenantRows(mall);
    for (const [nth, lie] of lies.entries())
      await deliver(bodyOf(signedBy(account.alipayPrivateKeyPem, { ...fieldsOf(notice), ...lie, notify_id: `lie${nth}` })));
    const { 'trade.notice': __, ...after } = await tenantRows(mall);
    expect(after).toEqual(before);
    expect((await deliver(notice)).status).toBe(200);
    expect(await mall.sql('select state from trade.trade where id = $1', [tradeId])).toEqual([{ state: 'PAID' }]);
  });
});
