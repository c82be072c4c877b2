import { verify } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Inside, putInside } from '../../../test/builders/messenger-payer.ts';
import { aPayingMall, type PayingMall, type Unpaid } from '../../../test/builders/paying-mall.ts';
import { aMember } from '../../../test/builders/populated-mall.ts';
import { asCaller } from '../../../test/builders/shopper.ts';
import { dayName, dayOf } from './bill.rules.ts';
import { reconcileDay } from './reconcile-bill.ts';

/** `./mall prove attacks` makes a thousand. */
const TRIES = Number(process.env.ATTACK_TRIES ?? 100);

let house: PayingMall;
beforeAll(async () => {
  house = await aPayingMall();
}, 60_000);
afterAll(() => house.close());
afterEach(() => house.simulator.wechatPay.plan());

const lin = { way: 'WECHAT_JSAPI', person: 'lin' } as const;
const linInMini = { way: 'WECHAT_MINI', person: 'lin' } as const;

interface Ticket {
  readonly appId: string;
  readonly timeStamp: string;
  readonly nonceStr: string;
  readonly package: string;
  readonly paySign: string;
}
const open = ({ call, tradeId }: Unpaid, way: string, more: object = {}) => call('trade.order.pay', { ...more, tradeId, way });
const ticketIn = ({ data }: { data: unknown }) => (data as { ticket: Ticket }).ticket;
const statusOf = async ({ call, tradeId }: Unpaid) => ((await call('trade.pay.status', { tradeId })).data as { state: string }).state;
const waysOf = async ({ call, tradeId }: Unpaid) => {
  const { data } = await call('trade.pay.ways', { tradeId });
  return Object.fromEntries((data as { way: string }[]).map(({ way, ...said }) => [way, said]));
};

/** In the messenger's cashier, as whoever holds the phone. */
async function payInMessenger(ticket: Ticket, person: string, where = '/messenger/pay'): Promise<number> {
  const headers = { 'content-type': 'application/json', cookie: `messenger_person=${person}` };
  return (await fetch(house.simulator.messengerUrl + where, { method: 'POST', headers, body: JSON.stringify(ticket) })).status;
}

/** Another session of the same member, in which somebody else holds the phone. */
async function anotherSession(unpaid: Unpaid, inside: Inside): Promise<Unpaid> {
  const other = await aMember(house.mall, '1');
  await house.mall.sql('update member.session set member_id = $1 where mid = 1 and id = $2', [unpaid.shopper.memberId, other.sessionId]);
  await putInside(house, other, inside);
  return { ...unpaid, call: asCaller(house.server, { host: 'apples.test', mid: '1', cid: '11', token: other.token }) };
}

describe('paying inside the messenger (rules 7.1)', () => {
  test.each([lin, linInMini])('$way: the ticket is signed for the session’s app and person, who pays it', async (inside) => {
    const unpaid = await house.anUnpaidInside(inside);
    const appId = inside.way === 'WECHAT_MINI' ? house.account.miniAppId : house.account.officialAppId;
    const opened = await open(unpaid, inside.way);
    expect(opened.data).toMatchObject({ way: inside.way, amountFen: unpaid.payableFen, ticket: { kind: 'jsapi', appId, signType: 'RSA' } });
    const ticket = ticketIn(opened);
    const lines = [ticket.appId, ticket.timeStamp, ticket.nonceStr, ticket.package].map((line) => `${line}\n`).join('');
    expect(verify('sha256', Buffer.from(lines), house.account.publicKeyPem, Buffer.from(ticket.paySign, 'base64'))).toBe(true);
    expect(await house.tenders(unpaid.tradeId)).toMatchObject([{ way: inside.way, app_id: appId, payer_open_id: unpaid.openId }]);

    expect(await payInMessenger(ticket, 'lin')).toBe(200);
    await expect.poll(() => statusOf(unpaid), { timeout: 10_000 }).toBe('PAID');
    expect(await house.postings(unpaid.tradeId)).toEqual([`PAY PROVIDER ${unpaid.payableFen}`, `PAY SALES -${unpaid.payableFen}`]);
  });

  test('after a cancel the same ticket is shown again, and pays', async () => {
    const unpaid = await house.anUnpaidInside(lin);
    const first = ticketIn(await open(unpaid, 'WECHAT_JSAPI'));
    expect(await payInMessenger(first, 'lin', '/messenger/pay/look')).toBe(200);
    expect(ticketIn(await open(unpaid, 'WECHAT_JSAPI'))).toEqual(first);
    expect(await payInMessenger(first, 'lin')).toBe(200);
  });

  test('a payment nobody tells us about is found by looking', async () => {
    const unpaid = await house.anUnpaidInside(linInMini);
    await house.simulator.wechatPay.plan({ lostShare: 1 });
    await payInMessenger(ticketIn(await open(unpaid, 'WECHAT_MINI')), 'lin');
    await house.until(async () => (await house.tradeState(unpaid.tradeId)) === 'PAID', ['trade.look-at-tenders']);
  });

  test('money of a trade closed meanwhile goes back', async () => {
    const unpaid = await house.anUnpaidInside(lin);
    await open(unpaid, 'WECHAT_JSAPI');
    await house.simulator.wechatPay.plan({ lateAfterCloseShare: 1, lateDelayMs: 100, refundDelayMs: 100 });
    await unpaid.call('trade.order.cancel', { id: unpaid.orderIds[0] });
    await house.until(async () => (await statusOf(unpaid)) === 'REFUNDED', ['trade.send-refunds']);
  });
});

describe('which ways a session has (rules 7.1)', () => {
  const [yes, no] = [{ isAvailable: true }, { isAvailable: false }];
  const noAlipay = { ALIPAY_WAP: no, ALIPAY_QR: no };

  test('outside: the ways of browsers; inside WeChat the payer would be asked for first', async () => {
    expect(await waysOf(await house.anUnpaid())).toEqual({
      WECHAT_H5: yes,
      WECHAT_NATIVE: yes,
      WECHAT_JSAPI: { ...no, needsOpenId: true },
      WECHAT_MINI: no,
      ALIPAY_WAP: yes,
      ALIPAY_QR: yes,
    });
  });

  test('inside: its own and a code for another phone, never the one for other browsers', async () => {
    expect(await waysOf(await house.anUnpaidInside(lin))).toEqual({
      WECHAT_H5: no,
      WECHAT_NATIVE: yes,
      WECHAT_JSAPI: yes,
      WECHAT_MINI: no,
      ...noAlipay,
    });
    const inMini = await house.anUnpaidInside(linInMini);
    expect(await waysOf(inMini)).toEqual({ WECHAT_H5: no, WECHAT_NATIVE: yes, WECHAT_JSAPI: no, WECHAT_MINI: yes, ...noAlipay });
    for (const way of ['WECHAT_H5', 'WECHAT_JSAPI']) expect((await open(inMini, way)).code, way).toBe('611010');
  });

  test('a session of the mini-program without a payer has the code alone', async () => {
    const unpaid = await house.anUnpaid();
    await house.mall.sql(`update member.session set channel = 'mini' where id = $1`, [unpaid.shopper.sessionId]);
    expect(await waysOf(unpaid)).toEqual({ WECHAT_H5: no, WECHAT_NATIVE: yes, WECHAT_JSAPI: no, WECHAT_MINI: no, ...noAlipay });
    for (const way of ['WECHAT_H5', 'WECHAT_MINI']) expect((await open(unpaid, way)).code, way).toBe('611010');
  });

  test('a payer of an app that is no longer the merchant’s pays nothing', async () => {
    const unpaid = await house.anUnpaidInside(lin);
    await house.mall.sql(`update member.session set wechat_app_id = 'wx0000000000000000' where id = $1`, [unpaid.shopper.sessionId]);
    expect((await open(unpaid, 'WECHAT_JSAPI')).code).toBe('611010');
  });

  test('a switch to a way the session does not have closes nothing', async () => {
    const unpaid = await house.anUnpaidInside(lin);
    const ticket = ticketIn(await open(unpaid, 'WECHAT_JSAPI'));
    for (const way of ['WECHAT_H5', 'WECHAT_MINI'])
      expect((await unpaid.call('trade.pay.switch', { tradeId: unpaid.tradeId, way })).code).toBe('611010');
    expect(await house.tenders(unpaid.tradeId)).toMatchObject([{ state: 'OPEN' }]);
    expect(await payInMessenger(ticket, 'lin')).toBe(200);
  });
});

describe('a ticket is good for its payer alone (rules 7.1)', () => {
  test('another person’s session gets no ticket of the first; a switch closes that one and opens its own', async () => {
    const first = await house.anUnpaidInside(lin);
    const old = ticketIn(await open(first, 'WECHAT_JSAPI'));
    const second = await anotherSession(first, { way: 'WECHAT_JSAPI', person: 'zhou' });
    expect((await open(second, 'WECHAT_JSAPI')).code).toBe('611007');
    const fresh = ticketIn(await second.call('trade.pay.switch', { tradeId: second.tradeId, way: 'WECHAT_JSAPI' }));
    expect(fresh.package).not.toBe(old.package);
    expect((await house.tenders(first.tradeId)).map(({ state }) => state)).toEqual(['CLOSED', 'OPEN']);
    expect([await payInMessenger(old, 'lin'), await payInMessenger(fresh, 'lin')]).toEqual([400, 403]);
    expect(await payInMessenger(fresh, 'zhou')).toBe(200);
    await expect.poll(() => statusOf(first), { timeout: 10_000 }).toBe('PAID');
  });

  test('the same person in the other app is another payer', async () => {
    const inPage = await house.anUnpaidInside(lin);
    await open(inPage, 'WECHAT_JSAPI');
    const inMini = await anotherSession(inPage, linInMini);
    expect((await open(inMini, 'WECHAT_MINI')).code).toBe('611007');
    const fresh = ticketIn(await inMini.call('trade.pay.switch', { tradeId: inMini.tradeId, way: 'WECHAT_MINI' }));
    expect(fresh.appId).toBe(house.account.miniAppId);
    expect(await payInMessenger(fresh, 'lin')).toBe(200);
  });
});

describe(`attacks, ${TRIES} tries each`, () => {
  const claimsOf = (nth: number) => ({
    openId: `o${nth}`,
    openid: `o${nth}`,
    appId: house.account.miniAppId,
    payer: { openid: `o${nth}`, channel: 2 },
    payerOpenId: `o${nth}`,
    wechat: { appId: house.account.officialAppId, openId: `o${nth}` },
    sessionId: String(nth),
  });

  test('no openId is ever taken from what a request says', { timeout: 120_000 }, async () => {
    const [known, unknown] = [await house.anUnpaidInside(lin), await house.anUnpaid()];
    const ticket = ticketIn(await open(known, 'WECHAT_JSAPI'));
    for (let nth = 0; nth < TRIES; nth += 1) {
      expect(ticketIn(await open(known, 'WECHAT_JSAPI', claimsOf(nth)))).toEqual(ticket);
      expect((await open(unknown, nth % 2 ? 'WECHAT_JSAPI' : 'WECHAT_MINI', claimsOf(nth))).code).toBe('611010');
    }
    expect(await house.tenders(known.tradeId)).toMatchObject([{ payer_open_id: known.openId }]);
    expect(await house.tenders(unknown.tradeId)).toEqual([]);
  });

  test('the ticket of one payer in the hands of another pays nothing', { timeout: 120_000 }, async () => {
    const unpaid = await house.anUnpaidInside(lin);
    const ticket = ticketIn(await open(unpaid, 'WECHAT_JSAPI'));
    for (let nth = 0; nth < TRIES; nth += 1) expect(await payInMessenger(ticket, nth % 2 ? 'zhou' : `thief${nth}`)).toBe(403);
    expect(await statusOf(unpaid)).toBe('UNPAID');
    expect(await payInMessenger(ticket, 'lin')).toBe(200);
  });

  test('what a page says of the result is nothing to the mall', { timeout: 120_000 }, async () => {
    const unpaid = await house.anUnpaidInside(linInMini);
    const ticket = ticketIn(await open(unpaid, 'WECHAT_MINI'));
    const [tender] = await house.tenders(unpaid.tradeId);
    const forged = {
      ...{ state: 'PAID', result: 'ok', err_msg: 'get_brand_wcpay_request:ok', errMsg: 'requestPayment:ok', isPaid: true },
      ...{ trade_state: 'SUCCESS', out_trade_no: tender?.out_trade_no, transaction_id: '4200', ...ticket },
    };
    for (let nth = 0; nth < TRIES; nth += 1) {
      const name = (['trade.pay.status', 'trade.pay.ways', 'trade.order.detail'] as const)[nth % 3] ?? 'trade.pay.status';
      await unpaid.call(name, { ...forged, id: unpaid.orderIds[0], tradeId: unpaid.tradeId });
      const url = '/pay/notify/wechat/1/main';
      const reply = await house.server.inject({
        method: 'POST',
        url,
        payload: { id: `n${nth}`, event_type: 'TRANSACTION.SUCCESS', resource: forged },
      });
      expect(reply.statusCode).toBe(401);
    }
    expect(await statusOf(unpaid)).toBe('UNPAID');
    expect(await house.tenders(unpaid.tradeId)).toMatchObject([{ state: 'OPEN' }]);
    expect(await house.postings(unpaid.tradeId)).toEqual([]);
  });
});

test('a truly signed notice that names another app of the merchant moves nothing', async () => {
  const unpaid = await house.anUnpaidInside(lin);
  const ticket = ticketIn(await open(unpaid, 'WECHAT_JSAPI'));
  await house.simulator.wechatPay.plan({ lostShare: 1, wrongAppShare: 1 });
  await payInMessenger(ticket, 'lin');
  await expect.poll(async () => (await house.simulator.wechatPay.callbacks()).waiting, { timeout: 10_000 }).toBe(0);
  const [tender] = await house.tenders(unpaid.tradeId);
  const notices = await house.mall.sql(`select from trade.notice where handled_at is not null and content->>'out_trade_no' = $1`, [
    tender?.out_trade_no,
  ]);
  expect(notices).toHaveLength(1);
  expect([tender?.state, await statusOf(unpaid)]).toEqual(['OPEN', 'UNPAID']);
  await house.until(async () => (await house.tradeState(unpaid.tradeId)) === 'PAID', ['trade.look-at-tenders']);
});

test("a day's bill is held against the app of each payment", async () => {
  const today = dayOf(dayName(new Date()));
  const differences = () => house.mall.sql('select number, what from trade.bill_difference');
  await reconcileDay(house.mall.ctx('1'), 'main', today);
  expect(await differences()).toEqual([]);
  const [paid] = await house.mall.sql<{ out_trade_no: string; app_id: string }>(
    `update trade.tender set app_id = 'wx0000000000000000' where (mid, id) in
       (select mid, id from trade.tender where state = 'PAID' and way = 'WECHAT_MINI' and refunded_fen = 0 limit 1) returning out_trade_no`,
  );
  await reconcileDay(house.mall.ctx('1'), 'main', today);
  expect(await differences()).toEqual([{ number: paid?.out_trade_no, what: 'APP' }]);
});
