import { createCipheriv, createHash, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Party } from './wechat-pay.types.ts';
import { createWechatPayGateway } from './wechat-pay-gateway.ts';

const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
const provider = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const NOW = 1_763_200_000_000;
const apiV3Key = '0123456789abcdefghijklmnopqrstuv';

const party: Party = {
  account: { mchId: '1900000001', appId: 'wx1', serial: 'MERCHANT', privateKey: merchant.privateKey, apiV3Key },
  keys: new Map([['P1', provider.publicKey]]),
};
const input = {
  way: 'WECHAT_H5' as const,
  appId: 'wx1',
  openId: null,
  outTradeNo: '700000001',
  amountFen: 1990,
  description: '甲',
  expiresAt: new Date('2026-11-15T04:00:00Z'),
  notifyUrl: 'https://mall.test/pay/notify/wechat/1/main',
  payerAddress: '10.0.0.1',
};

interface Answering {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly key?: typeof provider;
}

/** An answer as the provider signs it. */
function answer(body: unknown, { status = 200, headers = {}, key = provider }: Answering = {}): Response {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const timestamp = headers['wechatpay-timestamp'] ?? String(NOW / 1000);
  const signature = sign('sha256', Buffer.from(`${timestamp}\nN\n${text}\n`), key.privateKey).toString('base64');
  const signed = { 'wechatpay-timestamp': timestamp, 'wechatpay-nonce': 'N', 'wechatpay-serial': 'P1', 'wechatpay-signature': signature };
  return new Response(status === 204 ? null : text, { status, headers: { ...signed, ...headers } });
}

/** A gateway whose line ends here: what was sent, and what comes back. */
function lineTo(...answers: (Response | Error)[]) {
  const sent: { url: string; init: RequestInit }[] = [];
  const gateway = createWechatPayGateway({
    endpoint: 'https://pay.test',
    notifyOrigin: 'https://mall.test/',
    nowMs: () => NOW,
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      const next = answers[sent.length - 1];
      if (!next || next instanceof Error) throw next ?? new Error('nobody answers');
      return next;
    },
  });
  return { gateway, sent };
}

describe('a question to the provider', () => {
  test('is signed over its method, address, time and body, and follows no redirect', async () => {
    const { gateway, sent } = lineTo(answer({ h5_url: 'https://pay.test/cashier?prepay_id=1' }));
    expect(await gateway.createOrder(party, input)).toEqual({
      kind: 'told',
      value: { kind: 'redirect', url: 'https://pay.test/cashier?prepay_id=1' },
    });
    const [{ url, init } = { url: '', init: {} }] = sent;
    expect(url).toBe('https://pay.test/v3/pay/transactions/h5');
    expect(init.redirect).toBe('error');
    const { authorization = '' } = init.headers as Record<string, string>;
    const part = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(authorization)?.[1] ?? '';
    const lines = `POST\n/v3/pay/transactions/h5\n${part('timestamp')}\n${part('nonce_str')}\n${String(init.body)}\n`;
    expect(verify('sha256', Buffer.from(lines), merchant.publicKey, Buffer.from(part('signature'), 'base64'))).toBe(true);
    expect([part('mchid'), part('serial_no'), part('timestamp')]).toEqual(['1900000001', 'MERCHANT', '1763200000']);
    expect(JSON.parse(String(init.body))).toEqual({
      appid: 'wx1',
      mchid: '1900000001',
      description: '甲',
      out_trade_no: '700000001',
      time_expire: '2026-11-15T12:00:00+08:00',
      notify_url: 'https://mall.test/pay/notify/wechat/1/main',
      amount: { total: 1990, currency: 'CNY' },
      scene_info: { payer_client_ip: '10.0.0.1', h5_info: { type: 'Wap' } },
    });
  });

  test.each(['WECHAT_JSAPI', 'WECHAT_MINI'] as const)(
    'inside the messenger (%s) is answered with a ticket the phone can prove',
    async (way) => {
      const { gateway, sent } = lineTo(answer({ prepay_id: 'wx201' }));
      const result = await gateway.createOrder(party, { ...input, way, appId: 'wx-inside', openId: 'o-1' });
      expect(sent[0]?.url).toBe('https://pay.test/v3/pay/transactions/jsapi');
      expect(JSON.parse(String(sent[0]?.init.body))).toMatchObject({ appid: 'wx-inside', payer: { openid: 'o-1' } });
      if (result.kind !== 'told' || result.value.kind !== 'jsapi') throw new Error('no ticket');
      const { appId, timeStamp, nonceStr, package: prepay, paySign } = result.value;
      expect([appId, prepay]).toEqual(['wx-inside', 'prepay_id=wx201']);
      const lines = `${appId}\n${timeStamp}\n${nonceStr}\n${prepay}\n`;
      expect(verify('sha256', Buffer.from(lines), merchant.publicKey, Buffer.from(paySign, 'base64'))).toBe(true);
    },
  );

  test('for a code is answered with one', async () => {
    const { gateway } = lineTo(answer({ code_url: 'weixin://wxpay/bizpayurl?pr=1' }));
    const result = await gateway.createOrder(party, { ...input, way: 'WECHAT_NATIVE' });
    expect(result).toEqual({ kind: 'told', value: { kind: 'qr', codeUrl: 'weixin://wxpay/bizpayurl?pr=1' } });
  });
});

describe('an answer', () => {
  const good = { h5_url: 'https://pay.test/1' };
  const unsigned = new Response(JSON.stringify(good));
  test.each<[string, Response | Error, object]>([
    ['nobody gives', new Error('time-out'), { kind: 'unknown' }],
    ['without a signature', unsigned, { kind: 'unknown' }],
    ["with a stranger's signature", answer(good, { key: stranger }), { kind: 'unknown' }],
    ['with an unknown key', answer(good, { headers: { 'wechatpay-serial': 'P2' } }), { kind: 'unknown', isKeyMissing: true }],
    ['of six minutes ago', answer(good, { headers: { 'wechatpay-timestamp': String(NOW / 1000 - 301) } }), { kind: 'unknown' }],
    ['that says something else', answer({ hello: 1 }), { kind: 'unknown' }],
    ['that is no JSON', answer('<html>'), { kind: 'unknown' }],
    ['of a fault of theirs', answer({ code: 'SYSTEM_ERROR' }, { status: 500 }), { kind: 'unknown' }],
    ['that we ask too often', answer({ code: 'FREQUENCY_LIMITED' }, { status: 429 }), { kind: 'unknown' }],
    ['that it is paid', answer({ code: 'ORDERPAID' }, { status: 400 }), { kind: 'paid' }],
    ['that it is closed', answer({ code: 'ORDER_CLOSED' }, { status: 400 }), { kind: 'closed' }],
    ['that it is not there', answer({ code: 'ORDER_NOT_EXIST' }, { status: 404 }), { kind: 'absent' }],
    ['that refuses', answer({ code: 'PARAM_ERROR' }, { status: 400 }), { kind: 'refused', code: 'PARAM_ERROR' }],
    ['that refuses with a wrong signature', answer({ code: 'ORDER_CLOSED' }, { status: 400, key: stranger }), { kind: 'unknown' }],
    ['that refuses without a word', answer('', { status: 404 }), { kind: 'unknown' }],
  ])('%s', async (_what, given, result) => {
    expect(await lineTo(given).gateway.createOrder(party, input)).toEqual(result);
  });

  test('about another number than was asked for decides nothing', async () => {
    const other = { mchid: '1', appid: 'wx1', out_trade_no: '700000002', trade_state: 'SUCCESS' };
    expect(await lineTo(answer(other)).gateway.query(party, '700000001')).toEqual({ kind: 'unknown' });
    const refund = { out_trade_no: '700000001', out_refund_no: '9', refund_id: '1', status: 'SUCCESS', amount: { refund: 1 } };
    expect(await lineTo(answer(refund)).gateway.queryRefund(party, '800000001')).toEqual({ kind: 'unknown' });
  });

  test('without a body closes', async () => {
    expect(await lineTo(answer(undefined, { status: 204 })).gateway.close(party, '700000001')).toEqual({ kind: 'told', value: {} });
  });
});

describe('the keys of the provider', () => {
  const seal = (text: string, key = apiV3Key) => {
    const nonce = randomBytes(6).toString('hex');
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from('certificate'));
    const ciphertext = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64');
    return { ciphertext, nonce, associated_data: 'certificate' };
  };
  const pem = provider.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const list = (sealed: object) => ({
    data: [
      {
        serial_no: 'P1',
        effective_time: '2026-01-01T00:00:00+08:00',
        expire_time: '2031-01-01T00:00:00+08:00',
        encrypt_certificate: sealed,
      },
    ],
  });

  test('are read without knowing any', async () => {
    expect(await lineTo(answer(list(seal(pem)))).gateway.certificates(party.account)).toMatchObject({
      kind: 'told',
      value: [{ serial: 'P1', publicKey: pem, goodFrom: new Date('2025-12-31T16:00:00Z') }],
    });
  });

  test.each<[string, Response]>([
    ['sealed for another account', answer(list(seal(pem, 'vutsrqponmlkjihgfedcba9876543210')))],
    ['that are no keys', answer(list(seal('hello')))],
    ['in an answer another one signed', answer(list(seal(pem)), { key: stranger })],
  ])('%s are not believed', async (_what, given) => {
    expect(await lineTo(given).gateway.certificates(party.account)).toEqual({ kind: 'unknown' });
  });
});

describe('a bill', () => {
  const text =
    '公众账号ID,商户订单号,交易状态,订单金额,商户退款单号,申请退款金额,退款状态\r\n`wx1,`700000001,`SUCCESS,`19.90,`0,`0.00,`\r\n总交易单数\r\n`1\r\n';
  const place = (changed = {}) =>
    answer({
      hash_type: 'SHA1',
      hash_value: createHash('sha1').update(text).digest('hex'),
      download_url: 'https://pay.test/v3/file?token=t',
      ...changed,
    });

  test('is believed when it has the hash the signed answer names', async () => {
    const { gateway, sent } = lineTo(place(), new Response(text));
    expect(await gateway.tradeBill(party, '2026-11-14')).toEqual({
      kind: 'told',
      value: [{ kind: 'PAY', number: '700000001', appId: 'wx1', amountFen: 1990 }],
    });
    expect(sent.map(({ url }) => url)).toEqual([
      'https://pay.test/v3/bill/tradebill?bill_date=2026-11-14&bill_type=ALL',
      'https://pay.test/v3/file?token=t',
    ]);
  });

  test('with another hash, or from another house, is not', async () => {
    expect(await lineTo(place(), new Response(text.replace('19.90', '19.91'))).gateway.tradeBill(party, '2026-11-14')).toEqual({
      kind: 'unknown',
    });
    const elsewhere = lineTo(place({ download_url: 'https://elsewhere.test/' }), new Response(text));
    expect(await elsewhere.gateway.tradeBill(party, '2026-11-14')).toEqual({ kind: 'unknown' });
    expect(elsewhere.sent).toHaveLength(1);
  });
});

test('secrets go over no open line', () => {
  expect(() => createWechatPayGateway({ endpoint: 'http://pay.test', notifyOrigin: 'https://mall.test' })).toThrow('must be https');
});
