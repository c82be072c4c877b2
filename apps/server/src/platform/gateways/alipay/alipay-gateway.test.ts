import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AlipayParty } from './alipay.types.ts';
import { createAlipayGateway } from './alipay-gateway.ts';
import { billAddress } from './fetch-trade-bill.ts';
import { knownBill } from './known-bill.fixture.ts';

const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
const provider = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const NOW = Date.parse('2026-11-15T04:00:00Z');

const party: AlipayParty = {
  account: {
    appId: '2021000000000001',
    sellerId: '2088000000000001',
    privateKey: merchant.privateKey,
    alipayPublicKey: provider.publicKey,
  },
};
const input = {
  way: 'ALIPAY_WAP' as const,
  outTradeNo: '700000001',
  amountFen: 1990,
  description: '甲/乙=丙&丁, 戊',
  expiresAt: new Date('2026-11-15T04:30:00Z'),
  notifyUrl: 'https://mall.test/pay/notify/alipay/1/main',
};
const code = { ...input, way: 'ALIPAY_QR' as const };

interface Answering {
  readonly status?: number;
  readonly key?: typeof provider;
  readonly sign?: string | null;
}

/** An answer as the provider signs it; `sign: null` leaves the signature out. */
function answer(method: string, body: object, { status = 200, key = provider, sign: given }: Answering = {}): Response {
  const content = JSON.stringify(body);
  const signature = given ?? sign('sha256', Buffer.from(content), key.privateKey).toString('base64');
  const behind = given === null ? '' : `,"sign":"${signature}"`;
  return new Response(`{"${method.replaceAll('.', '_')}_response":${content}${behind}}`, { status });
}
const done = (body: object) => ({ code: '10000', msg: 'Success', ...body });
const failed = (sub_code: string, code = '40004') => ({ code, msg: 'Business Failed', sub_code, sub_msg: '…' });

/** A gateway whose line ends here: what was sent, and what comes back. */
function lineTo(...answers: (Response | Error)[]) {
  const sent: { url: URL; init: RequestInit }[] = [];
  const refusals: object[] = [];
  const gateway = createAlipayGateway({
    endpoint: 'https://pay.test',
    notifyOrigin: 'https://mall.test/',
    nowMs: () => NOW,
    log: { warn: (facts: object) => void refusals.push(facts) } as never,
    fetch: async (url, init = {}) => {
      sent.push({ url: new URL(String(url)), init });
      const next = answers[sent.length - 1];
      if (!next || next instanceof Error) throw next ?? new Error('nobody answers');
      return next;
    },
  });
  return { gateway, sent, refusals };
}

function isSignedByMerchant(parameters: Record<string, string>): boolean {
  const { sign: signature = '', ...said } = parameters;
  const text = Object.keys(said)
    .toSorted()
    .map((name) => `${name}=${said[name]}`)
    .join('&');
  return verify('sha256', Buffer.from(text), merchant.publicKey, Buffer.from(signature, 'base64'));
}

describe('an order', () => {
  test('on a phone is a signed address of the cashier, made without asking', async () => {
    const { gateway, sent } = lineTo();
    const result = await gateway.createOrder(party, { ...input, returnUrl: 'https://mall.test/back?a=1&b=2' });
    if (result.kind !== 'told' || result.value.kind !== 'redirect') throw new Error('no address');
    expect(sent).toEqual([]);
    const url = new URL(result.value.url);
    expect(url.origin + url.pathname).toBe('https://pay.test/gateway.do');
    const parameters = Object.fromEntries(url.searchParams);
    expect(isSignedByMerchant(parameters)).toBe(true);
    expect(isSignedByMerchant({ ...parameters, return_url: 'https://elsewhere.test' })).toBe(false);
    const { sign: _signature, biz_content = '', ...said } = parameters;
    expect(said).toEqual({
      ...{ app_id: '2021000000000001', method: 'alipay.trade.wap.pay', format: 'JSON', charset: 'utf-8' },
      ...{ sign_type: 'RSA2', timestamp: '2026-11-15 12:00:00', version: '1.0' },
      ...{ notify_url: input.notifyUrl, return_url: 'https://mall.test/back?a=1&b=2' },
    });
    expect(JSON.parse(biz_content)).toEqual({
      ...{ out_trade_no: '700000001', total_amount: '19.90', subject: '甲 乙 丙 丁， 戊', product_code: 'QUICK_WAP_WAY' },
      ...{ time_expire: '2026-11-15 12:30:00', quit_url: 'https://mall.test/back?a=1&b=2' },
    });
  });

  test('for a code is asked for, signed over query and body, and follows no redirect', async () => {
    const { gateway, sent } = lineTo(
      answer('alipay.trade.precreate', done({ out_trade_no: '700000001', qr_code: 'https://qr.alipay.com/bax1' })),
    );
    expect(await gateway.createOrder(party, code)).toEqual({ kind: 'told', value: { kind: 'qr', codeUrl: 'https://qr.alipay.com/bax1' } });
    const [{ url, init } = { url: new URL('https://none.test'), init: {} }] = sent;
    expect([init.method, init.redirect, url.pathname]).toEqual(['POST', 'error', '/gateway.do']);
    const body = Object.fromEntries(new URLSearchParams(String(init.body)));
    const query = Object.fromEntries(url.searchParams);
    expect(Object.keys(body)).toEqual(['biz_content']);
    expect(query).toMatchObject({ charset: 'utf-8', method: 'alipay.trade.precreate', notify_url: input.notifyUrl });
    expect(isSignedByMerchant({ ...query, ...body })).toBe(true);
  });
});

describe('an answer', () => {
  const method = 'alipay.trade.precreate';
  const good = done({ out_trade_no: '700000001', qr_code: 'https://qr.alipay.com/bax1' });
  test.each<[string, Response | Error, object]>([
    ['nobody gives', new Error('time-out'), { kind: 'unknown' }],
    ['without a signature', answer(method, good, { sign: null }), { kind: 'unknown' }],
    ["with a stranger's signature", answer(method, good, { key: stranger }), { kind: 'unknown' }],
    ['to another question', answer('alipay.trade.query', good), { kind: 'unknown' }],
    ['about another number', answer(method, { ...good, out_trade_no: '700000002' }), { kind: 'unknown' }],
    ['that says something else', answer(method, done({ hello: 1 })), { kind: 'unknown' }],
    ['that is no JSON', new Response('<html>'), { kind: 'unknown' }],
    ['of a fault of theirs', answer(method, good, { status: 500 }), { kind: 'unknown' }],
    ['of their service being away', answer(method, failed('isp.unknow-error', '20000')), { kind: 'unknown' }],
    ['of a fault behind the gateway', answer(method, failed('ACQ.SYSTEM_ERROR')), { kind: 'unknown' }],
    ['that we ask too often', answer(method, failed('isv.app-call-limited', '40005')), { kind: 'unknown' }],
    ['that it is paid', answer(method, failed('ACQ.TRADE_HAS_SUCCESS')), { kind: 'paid' }],
    ['that it is closed', answer(method, failed('ACQ.TRADE_HAS_CLOSE')), { kind: 'closed' }],
    ['that it is not there', answer(method, failed('ACQ.TRADE_NOT_EXIST')), { kind: 'absent' }],
    ['that refuses', answer(method, failed('ACQ.CONTEXT_INCONSISTENT')), { kind: 'refused', code: 'ACQ.CONTEXT_INCONSISTENT' }],
    ['that refuses what it is, unsigned', answer(method, failed('ACQ.TRADE_HAS_CLOSE'), { sign: null }), { kind: 'unknown' }],
    ['that refuses with a wrong signature', answer(method, failed('ACQ.TRADE_HAS_CLOSE'), { key: stranger }), { kind: 'unknown' }],
    [
      'that does not know us, unsigned',
      answer(method, failed('isv.invalid-app-id', '40002'), { sign: null }),
      { kind: 'refused', code: 'isv.invalid-app-id' },
    ],
    [
      'that does not know us, signed wrongly',
      answer(method, failed('isv.invalid-app-id', '40002'), { key: stranger }),
      { kind: 'unknown' },
    ],
  ])('%s', async (_what, given, result) => {
    expect(await lineTo(given).gateway.createOrder(party, code)).toEqual(result);
  });

  test('that refuses is noted by its word alone', async () => {
    const { gateway, refusals } = lineTo(answer('alipay.trade.close', failed('ACQ.TRADE_STATUS_ERROR')));
    expect(await gateway.close(party, '700000001')).toEqual({ kind: 'refused', code: 'ACQ.TRADE_STATUS_ERROR' });
    expect(refusals).toEqual([{ method: 'alipay.trade.close', status: 200, reason: 'ACQ.TRADE_STATUS_ERROR' }]);
  });

  test('about another number than was asked for decides nothing', async () => {
    const trade = { out_trade_no: '700000002', trade_no: '1', trade_status: 'TRADE_SUCCESS', total_amount: '1.00' };
    expect(await lineTo(answer('alipay.trade.query', done(trade))).gateway.query(party, '700000001')).toEqual({ kind: 'unknown' });
    expect(await lineTo(answer('alipay.trade.close', done(trade))).gateway.close(party, '700000001')).toEqual({ kind: 'unknown' });
  });

  test('about a refund that never came is absence', async () => {
    const { gateway } = lineTo(answer('alipay.trade.fastpay.refund.query', done({})));
    expect(await gateway.queryRefund(party, { outTradeNo: '700000001', outRefundNo: '800000001' })).toEqual({ kind: 'absent' });
  });
});

test('a refund is asked for under its own number, in yuan', async () => {
  const { gateway, sent } = lineTo(
    answer('alipay.trade.refund', done({ out_trade_no: '700000001', trade_no: '1', fund_change: 'Y', refund_fee: '5.07' })),
  );
  const asked = { outTradeNo: '700000001', outRefundNo: '800000001', amountFen: 507, totalFen: 1990, reason: '退款', notifyUrl: '' };
  expect(await gateway.refund(party, asked)).toMatchObject({ kind: 'told', value: { state: 'SUCCESS', amountFen: 507 } });
  expect(JSON.parse(new URLSearchParams(String(sent[0]?.init.body)).get('biz_content') ?? '')).toEqual({
    ...{ out_trade_no: '700000001', out_request_no: '800000001', refund_amount: '5.07', refund_reason: '退款' },
  });
});

describe('a bill', () => {
  const method = 'alipay.data.dataservice.bill.downloadurl.query';
  const place = (url: string) => answer(method, done({ bill_download_url: url }));
  const archive = () => new Response(Buffer.from(knownBill.archive, 'base64'));

  test('is fetched from where the signed answer says', async () => {
    const { gateway, sent } = lineTo(place('http://dwbillcenter.alipay.com/downloadBillFile.resource?fileId=1'), archive());
    expect(await gateway.tradeBill(party, '2026-11-14')).toMatchObject({ kind: 'told', value: [{ amountFen: 1990 }, { amountFen: 500 }] });
    expect(sent[1]?.url.href).toBe('https://dwbillcenter.alipay.com/downloadBillFile.resource?fileId=1');
  });

  test('of a day without any is absent; one that is no archive is unknown', async () => {
    expect(await lineTo(answer(method, failed('isp.bill_not_exist'))).gateway.tradeBill(party, '2026-11-14')).toEqual({ kind: 'absent' });
    const broken = lineTo(place('https://pay.test/file'), new Response('<html>'));
    expect(await broken.gateway.tradeBill(party, '2026-11-14')).toEqual({ kind: 'unknown' });
  });

  test.each([
    ['https://pay.test/file?a=1', 'https://pay.test/file?a=1'],
    ['http://bills.alipay.com/file', 'https://bills.alipay.com/file'],
    ['https://alipay.com.elsewhere.test/file', undefined],
    ['https://notalipay.com/file', undefined],
    ['https://bills.alipay.com:8443/file', undefined],
    ['http://pay.test/file', undefined],
    ['file:///etc/passwd', undefined],
  ])('at %s is asked for at %s', (given, asked) => {
    expect(billAddress('https://pay.test', given)?.href).toBe(asked);
  });
});

test('notices come to an address of the merchant and its account', () => {
  expect(lineTo().gateway.notifyUrl('1001', 'main')).toBe('https://mall.test/pay/notify/alipay/1001/main');
});

test('secrets go over no open line', () => {
  expect(() => createAlipayGateway({ endpoint: 'http://pay.test', notifyOrigin: 'https://mall.test' })).toThrow('must be https');
});
