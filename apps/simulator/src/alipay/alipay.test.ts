import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aListener, aProvider } from '../../test/a-merchant.ts';
import {
  alipayCaller,
  app,
  aTrade,
  newTradeNumber,
  noticeIn,
  signedCall,
  sistersApp,
  strangersApp,
} from '../../test/an-alipay-merchant.ts';

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

let provider: Awaited<ReturnType<typeof aProvider>>;
let call: ReturnType<typeof alipayCaller>;
beforeAll(async () => {
  provider = await aProvider();
  call = alipayCaller(provider.endpoint);
});
afterAll(() => provider.close());
afterEach(() => follow({}));

const follow = (alipay: object) => provider.tell('/plan', { alipay: { timeScale: 0.0001, refundDelayMs: 20, ...alipay } });
const payAs = (no: string, appId = app) => provider.tell('/alipay/pay', { appId, out_trade_no: no });
const query = (no: string) => call('alipay.trade.query', { out_trade_no: no });
const close = (no: string) => call('alipay.trade.close', { out_trade_no: no });
const refund = (no: string, number: string, yuan = '0.40') =>
  call('alipay.trade.refund', { out_trade_no: no, out_request_no: number, refund_amount: yuan });
const queryRefund = (no: string, number: string) => call('alipay.trade.fastpay.refund.query', { out_trade_no: no, out_request_no: number });

async function coded(notifyUrl = 'http://127.0.0.1:1/notify', different: object = {}) {
  const trade = aTrade(different);
  const { qr_code: code = '' } = await call('alipay.trade.precreate', trade, { notify_url: notifyUrl });
  return { no: trade.out_trade_no, code };
}
async function paid(notifyUrl?: string) {
  const { no } = await coded(notifyUrl);
  expect((await payAs(no)).status).toBe(200);
  return no;
}
async function listening(statuses: readonly number[] = [], word = 'success') {
  const listener = await aListener(statuses, word);
  onTestFinished(listener.close);
  return { url: listener.url, received: listener.received, notices: () => listener.received.map(({ body }) => noticeIn(body)) };
}

describe('a question', () => {
  test.each<[string, Record<string, string>]>([
    ['isv.invalid-charset', { charset: 'gbk' }],
    ['isv.invalid-signature-type', { sign_type: 'RSA' }],
    ['isv.invalid-version', { version: '2.0' }],
    ['isv.invalid-timestamp', { timestamp: '2026-11-15T12:00:00' }],
    ['isv.missing-biz-content', { biz_content: '' }],
    ['isv.invalid-method', { method: 'alipay.trade.app.pay' }],
  ])('is refused: %s', async (subCode, different) => {
    expect(await call('alipay.trade.query', { out_trade_no: 'A1' }, different)).toMatchObject({ sub_code: subCode });
  });

  test('signed for other words is refused, and one of nobody without a signature', async () => {
    const send = async (parameters: Record<string, string>) =>
      (await fetch(`${provider.endpoint}/gateway.do`, { method: 'POST', body: new URLSearchParams(parameters) })).text();
    const signed = signedCall('alipay.trade.query', { out_trade_no: 'A1' });
    expect(await send({ ...signed, timestamp: '2026-11-15 12:00:00' })).toContain('"sub_code":"isv.invalid-signature"');
    const unknown = await send({ ...signed, app_id: '2021999999999998' });
    expect(unknown).toContain('"sub_code":"isv.invalid-app-id"');
    expect(unknown).not.toContain('"sign"');
  });

  test('of one app finds nothing of another', async () => {
    const no = await paid();
    expect(await call('alipay.trade.query', { out_trade_no: no }, { app_id: sistersApp })).toMatchObject({
      sub_code: 'ACQ.TRADE_NOT_EXIST',
    });
  });

  test.each([
    [{ total_amount: '0.00' }],
    [{ total_amount: '1.001' }],
    [{ total_amount: '01.00' }],
    [{ subject: 'a=b' }],
    [{ product_code: 'QUICK_WAP_WAY' }],
    [{ time_expire: '2020-01-01 00:00:00' }],
    [{ out_trade_no: '短' }],
  ])('for a trade with %j is refused', async (different) => {
    expect(await call('alipay.trade.precreate', aTrade(different))).toMatchObject({ sub_code: 'ACQ.INVALID_PARAMETER' });
  });
});

describe('a trade', () => {
  test('is none until a phone begins to pay, and cannot be closed before', async () => {
    const { no, code } = await coded();
    expect(await query(no)).toMatchObject({ code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' });
    expect(await close(no)).toMatchObject({ sub_code: 'ACQ.TRADE_NOT_EXIST' });
    expect(await (await fetch(code)).text()).toContain('确认付款');
    expect(await query(no)).toMatchObject({ code: '10000', trade_status: 'WAIT_BUYER_PAY', total_amount: '1.00' });
    expect(await close(no)).toMatchObject({ code: '10000', out_trade_no: no });
    expect((await query(no)).send_pay_date).toBeUndefined();
    expect(await close(no)).toMatchObject({ sub_code: 'ACQ.TRADE_STATUS_ERROR' });
    expect((await payAs(no)).json).toMatchObject({ sub_code: 'ACQ.TRADE_HAS_CLOSE' });
    expect(await (await fetch(code)).text()).toContain('交易已关闭');
  });

  test('asked for again is the same, about another sum none', async () => {
    const trade = aTrade();
    const { qr_code: code } = await call('alipay.trade.precreate', trade);
    expect((await call('alipay.trade.precreate', trade)).qr_code).toBe(code);
    expect(await call('alipay.trade.precreate', { ...trade, total_amount: '1.01' })).toMatchObject({
      sub_code: 'ACQ.CONTEXT_INCONSISTENT',
    });
    await payAs(trade.out_trade_no);
    expect(await call('alipay.trade.precreate', trade)).toMatchObject({ sub_code: 'ACQ.TRADE_HAS_SUCCESS' });
  });

  test('is paid at the cashier a signed address leads to, which goes back to the shop', async () => {
    const trade = aTrade({ product_code: 'QUICK_WAP_WAY' });
    const parameters = signedCall('alipay.trade.wap.pay', trade, { return_url: 'https://shop.example/back?a=1' });
    const page = await (await fetch(`${provider.endpoint}/gateway.do?${new URLSearchParams(parameters)}`)).text();
    expect(page).toContain('¥1.00');
    const token = /name="token" value="(\w+)"/.exec(page)?.[1] ?? '';
    const decide = async (action: string) => {
      const body = new URLSearchParams({ token, action });
      return (
        (await fetch(`${provider.endpoint}/alipay/cashier`, { method: 'POST', redirect: 'manual', body })).headers.get('location') ?? ''
      );
    };
    expect(await decide('cancel')).toBe('https://shop.example/back?a=1');
    expect((await query(trade.out_trade_no)).trade_status).toBe('WAIT_BUYER_PAY');
    const back = new URL(await decide('pay'));
    expect([back.origin, back.searchParams.get('a')]).toEqual(['https://shop.example', '1']);
    back.searchParams.delete('a');
    expect(noticeIn(back.search)).toMatchObject({ out_trade_no: trade.out_trade_no, total_amount: '1.00' });
    expect((await query(trade.out_trade_no)).trade_status).toBe('TRADE_SUCCESS');
    expect(await decide('pay')).toContain('/alipay/cashier?token=');
  });

  test('behind an address that was changed is not to be had', async () => {
    const parameters = signedCall('alipay.trade.wap.pay', aTrade({ product_code: 'QUICK_WAP_WAY' }));
    const cheaper = { ...parameters, biz_content: (parameters.biz_content ?? '').replace('1.00', '0.01') };
    const page = await fetch(`${provider.endpoint}/gateway.do?${new URLSearchParams(cheaper)}`);
    expect(await page.text()).toContain('isv.invalid-signature');
  });
});

describe('a payment', () => {
  test('is told as a signed form until the merchant says success, byte by byte the same', async () => {
    const { url, received, notices } = await listening([500, 200], 'fail');
    const no = await paid(url);
    await until(() => expect(received).toHaveLength(8));
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(received[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(notices()[0]).toMatchObject({
      ...{ out_trade_no: no, trade_status: 'TRADE_SUCCESS', total_amount: '1.00', app_id: app, seller_id: '2088000000000001' },
    });
    expect((await provider.tell('/alipay/callbacks.json')).json).toMatchObject({ waiting: 0 });
  });

  test('once taken is not told again', async () => {
    const { url, received } = await listening();
    await paid(url);
    await until(() => expect(received).toHaveLength(1));
    await until(async () => expect((await provider.tell('/alipay/callbacks.json')).json).toMatchObject({ waiting: 0 }));
    expect(received).toHaveLength(1);
  });
});

describe('a refund', () => {
  test('moves money once under its number, and is told with its number and the sum of all', async () => {
    const { url, notices } = await listening();
    const no = await paid(url);
    const [first, second] = [newTradeNumber(), newTradeNumber()];
    expect(await refund(no, first)).toMatchObject({ code: '10000', fund_change: 'Y', refund_fee: '0.40' });
    expect(await refund(no, first)).toMatchObject({ code: '10000', fund_change: 'N', refund_fee: '0.40' });
    expect(await refund(no, first, '0.41')).toMatchObject({ sub_code: 'ACQ.DISCORDANT_REPEAT_REQUEST' });
    expect(await refund(no, second, '0.61')).toMatchObject({ sub_code: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL' });
    expect((await query(no)).trade_status).toBe('TRADE_SUCCESS');
    expect(await refund(no, second, '0.60')).toMatchObject({ fund_change: 'Y', refund_fee: '1.00' });
    expect(await query(no)).toMatchObject({ trade_status: 'TRADE_CLOSED', send_pay_date: expect.any(String) });
    expect(await queryRefund(no, first)).toMatchObject({ refund_status: 'REFUND_SUCCESS', refund_amount: '0.40', out_request_no: first });
    await until(() => expect(notices().filter((notice) => notice?.out_biz_no)).toHaveLength(2));
    const told = notices().filter((notice) => notice?.out_biz_no);
    expect(told).toMatchObject([
      { out_biz_no: first, refund_fee: '0.40', trade_status: 'TRADE_SUCCESS' },
      { out_biz_no: second, refund_fee: '1.00', trade_status: 'TRADE_CLOSED' },
    ]);
  });

  test('nobody asked for has no status; of what nobody paid there is none', async () => {
    const no = await paid();
    expect(await queryRefund(no, newTradeNumber())).toEqual({ code: '10000', msg: 'Success' });
    const { no: unpaid, code } = await coded();
    await fetch(code);
    expect(await refund(unpaid, newTradeNumber())).toMatchObject({ sub_code: 'ACQ.TRADE_STATUS_ERROR' });
    expect(await refund(newTradeNumber(), newTradeNumber())).toMatchObject({ sub_code: 'ACQ.TRADE_NOT_EXIST' });
  });
});

describe('a lie', () => {
  test('about a payment: told never, a hundred times, with another amount, of another seller, of another app', async () => {
    const { url, received, notices } = await listening();
    const lied = async (lies: object) => {
      await follow(lies);
      return paid(url);
    };
    const lost = await lied({ lostShare: 1 });
    const often = await lied({ duplicateShare: 1 });
    const wrong = await lied({ wrongAmountShare: 1, wrongMerchantShare: 1, wrongAppShare: 1 });
    await until(() => expect(received).toHaveLength(104));
    const about = (no: string) => notices().filter((notice) => notice?.out_trade_no === no);
    expect([about(lost).length, about(often).length]).toEqual([0, 100]);
    const said = about(wrong).map((notice) => `${notice?.app_id} ${notice?.seller_id} ${notice?.total_amount}`);
    expect(said.toSorted()).toEqual([
      `${app} 2088000000000001 1.00`,
      `${app} 2088000000000001 1.01`,
      `${sistersApp} 2088000000000001 1.00`,
      `${strangersApp} 2088000000000002 1.00`,
    ]);
  });

  test('about what was done: the refund is there although nobody was told', async () => {
    await follow({ unknownButDoneShare: 1, hangMs: 10 });
    const answers = new Set<string>();
    const { no } = await coded();
    await payAs(no);
    for (let turn = 0; turn < 12; turn += 1) {
      const number = newTradeNumber();
      answers.add((await refund(no, number, '0.01')).sub_code ?? 'done');
      expect((await queryRefund(no, number)).refund_status).toBe('REFUND_SUCCESS');
    }
    expect([...answers].toSorted()).toEqual(['ACQ.SYSTEM_ERROR', 'done']);
  });

  test('about being busy: nothing is done', async () => {
    await follow({ busyShare: 1 });
    const trade = aTrade();
    expect(await call('alipay.trade.precreate', trade)).toMatchObject({ code: '40005' });
    expect((await payAs(trade.out_trade_no)).status).toBe(400);
  });

  test('about a close: the shopper pays all the same, and it is told although others get lost', async () => {
    const { url, notices } = await listening();
    await follow({ lateAfterCloseShare: 1, lateDelayMs: 500, lostShare: 1 });
    const { no, code } = await coded(url);
    await fetch(code);
    expect((await close(no)).code).toBe('10000');
    expect((await query(no)).trade_status).toBe('TRADE_CLOSED');
    await until(() => expect(notices()).toMatchObject([{ out_trade_no: no, trade_status: 'TRADE_SUCCESS' }]));
  });

  test('about refunds: refused for an empty balance, told before it is answered, answered before it is done', async () => {
    const { url, notices } = await listening();
    const no = await paid(url);
    await until(() => expect(notices()).toHaveLength(1));
    await follow({ failedRefundShare: 1 });
    const number = newTradeNumber();
    expect(await refund(no, number)).toMatchObject({ sub_code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' });
    expect((await queryRefund(no, number)).refund_status).toBeUndefined();
    await follow({ reorderShare: 1 });
    expect((await refund(no, number)).fund_change).toBe('Y');
    expect(notices()[1]).toMatchObject({ out_biz_no: number });
    await follow({ slowRefundShare: 1, refundDelayMs: 200 });
    const slow = newTradeNumber();
    expect((await refund(no, slow)).fund_change).toBe('N');
    expect((await queryRefund(no, slow)).refund_status).toBeUndefined();
    await until(async () => expect((await queryRefund(no, slow)).refund_status).toBe('REFUND_SUCCESS'));
  });

  test('that is no plan is refused', async () => {
    expect((await provider.tell('/plan', { alipay: { abnormalRefundShare: 1 } })).status).toBe(400);
  });
});

test("a day's bill is the seller's, and its address good for a short while", async () => {
  const no = await paid();
  const bill = 'alipay.data.dataservice.bill.downloadurl.query';
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const { bill_download_url: url = '' } = await call(bill, { bill_type: 'trade', bill_date: day });
  const archive = await fetch(url);
  expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect((await fetch(`${url}0`)).status).toBe(404);
  expect(await call(bill, { bill_type: 'trade', bill_date: '2020-01-01' })).toMatchObject({ sub_code: 'isp.bill_not_exist' });
  expect(await call(bill, { bill_type: 'trade', bill_date: day }, { app_id: strangersApp })).toMatchObject({
    sub_code: 'isp.bill_not_exist',
  });
  const { json } = await provider.tell(`/alipay/book.json?app_id=${app}`);
  expect(json.transactions).toEqual(expect.arrayContaining([expect.objectContaining({ outTradeNo: no, state: 'TRADE_SUCCESS' })]));
});
