import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { openIdOf } from '../wechat-open/people.ts';
import type { WantedOrder } from '../wechat-pay/order-book.ts';
import { WechatPay } from '../wechat-pay/wechat-pay.ts';
import { addPayRoutes } from './pay-routes.ts';

const TRIES = 1_000;
const HOUR_MS = 3_600_000;
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const [official, mini] = ['wx0000000000000002', 'wx0000000000000003'];
const merchant = {
  mchid: '1900000001',
  appid: official,
  boundAppids: [mini],
  apiV3Key: 'a'.repeat(32),
  serialNo: '5157F09E',
  publicKeyPem: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
};

const dir = mkdtempSync(path.join(tmpdir(), 'qianpu-messenger-pay-'));
const file = path.join(dir, 'accounts.json');
writeFileSync(file, JSON.stringify([merchant]));
let now = Date.parse('2026-11-16T12:00:00+08:00');
const pay = new WechatPay(
  new DatabaseSync(':memory:'),
  file,
  () => true,
  () => now,
);
const server = Fastify();
addPayRoutes(server, pay);
afterAll(async () => {
  pay.close();
  await server.close();
  rmSync(dir, { recursive: true });
});

/** An order of Lin's, as the mall would have asked for it. */
function anOrder(different: Partial<WantedOrder> = {}) {
  const appid = different.appid ?? official;
  const wanted: WantedOrder = {
    ...{ mchid: merchant.mchid, appid, outTradeNo: randomBytes(12).toString('hex'), tradeType: 'JSAPI', description: '鲜果店', attach: '' },
    ...{ amountFen: 8_580, notifyUrl: 'http://127.0.0.1:1/notify', openid: openIdOf(appid, 'lin'), expireMs: now + HOUR_MS },
    ...different,
  };
  return pay.orders.open(wanted, now);
}

function ticketFor(order: { appid: string; prepayId: string }, different: object = {}, key = keys.privateKey) {
  const said = {
    appId: order.appid,
    timeStamp: String(Math.floor(now / 1000)),
    nonceStr: randomBytes(16).toString('hex'),
    package: `prepay_id=${order.prepayId}`,
    ...different,
  };
  const lines = [said.appId, said.timeStamp, said.nonceStr, said.package].map((line) => `${line}\n`).join('');
  return { ...said, signType: 'RSA', paySign: sign('sha256', Buffer.from(lines), key).toString('base64') };
}

async function ask(ticket: object, person = 'lin', url = '/messenger/pay') {
  const reply = await server.inject({ method: 'POST', url, headers: { cookie: `a=1; messenger_person=${person}` }, payload: ticket });
  return { status: reply.statusCode, body: reply.json() as Record<string, unknown> };
}
const stateOf = ({ outTradeNo }: { outTradeNo: string }) => pay.orders.find(merchant.mchid, outTradeNo)?.state;

describe('the messenger’s cashier (rules 7.1)', () => {
  test.each([
    ['official account', official],
    ['mini-program', mini],
  ])('shows what an order of the %s costs, and pays it once', async (_app, appid) => {
    const order = anOrder({ appid });
    const ticket = ticketFor(order);
    expect((await ask(ticket, 'lin', '/messenger/pay/look')).body).toEqual({
      description: '鲜果店',
      amountFen: 8_580,
      mchid: merchant.mchid,
    });
    expect(stateOf(order)).toBe('NOTPAY');
    expect((await ask(ticket)).status).toBe(200);
    expect(stateOf(order)).toBe('SUCCESS');
    expect((await ask(ticket)).body).toMatchObject({ code: 'ORDERPAID' });
  });

  test('a ticket is good again after the shopper has cancelled, for as long as the prepayment', async () => {
    const order = anOrder({ expireMs: null });
    const ticket = ticketFor(order);
    await ask(ticket, 'lin', '/messenger/pay/look');
    expect((await ask(ticket, 'lin', '/messenger/pay/look')).status).toBe(200);
    now += 2 * HOUR_MS;
    expect((await ask(ticket)).body).toMatchObject({ code: 'TRADE_ERROR' });
    expect(stateOf(order)).toBe('NOTPAY');
  });

  test.each([
    ['closed', (order: { outTradeNo: string }) => pay.orders.close(merchant.mchid, order.outTradeNo, null), 'ORDER_CLOSED'],
    [
      'late',
      () => {
        now += HOUR_MS;
      },
      'TRADE_ERROR',
    ],
  ])('an order that is %s is not paid', async (_what, end, code) => {
    const order = anOrder();
    const ticket = ticketFor(order);
    end(order);
    expect((await ask(ticket)).body).toMatchObject({ code });
  });

  test('an order made for other browsers is none of its', async () => {
    expect((await ask(ticketFor(anOrder({ tradeType: 'MWEB', openid: '' })))).body).toMatchObject({ code: 'ORDER_NOT_EXIST' });
  });
});

describe(`attacks on the messenger’s cashier, ${TRIES} each: none pays (rules 7.1)`, () => {
  type Attack = (nth: number) => { ticket: object; person?: string; order: { outTradeNo: string } };
  const attacks: Record<string, Attack> = {
    'the ticket of another payer': (nth) => {
      const order = anOrder();
      return { ticket: ticketFor(order), person: nth % 2 ? `thief${nth}` : 'zhou', order };
    },
    'a ticket signed by a stranger': () => {
      const order = anOrder();
      return { ticket: ticketFor(order, {}, stranger.privateKey), order };
    },
    'a ticket of the other app': () => {
      const order = anOrder();
      return { ticket: ticketFor(order, { appId: mini }), order };
    },
    'a signature of another prepayment': () => {
      const order = anOrder();
      return { ticket: { ...ticketFor(order), paySign: ticketFor(anOrder()).paySign }, order };
    },
    'one letter changed': (nth) => {
      const order = anOrder();
      const ticket = ticketFor(order);
      const changed = (['nonceStr', 'timeStamp', 'paySign'] as const)[nth % 3] ?? 'nonceStr';
      const text = ticket[changed];
      const at = nth % (text.length - 2);
      return { ticket: { ...ticket, [changed]: text.slice(0, at) + (text[at] === '1' ? '2' : '1') + text.slice(at + 1) }, order };
    },
    'another way to sign': (nth) => {
      const order = anOrder();
      return { ticket: { ...ticketFor(order), signType: ['MD5', 'HMAC-SHA256', '', undefined][nth % 4] }, order };
    },
  };

  test.each(Object.entries(attacks))(
    '%s',
    async (_name, attack) => {
      for (let nth = 0; nth < TRIES; nth += 1) {
        const { ticket, person, order } = attack(nth);
        expect((await ask(ticket, person)).status).toBeGreaterThanOrEqual(400);
        expect(stateOf(order)).toBe('NOTPAY');
      }
    },
    60_000,
  );
});
