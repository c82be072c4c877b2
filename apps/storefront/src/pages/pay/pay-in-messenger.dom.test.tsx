import type { OutputOf } from '@qianpu/contract/types';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aShop } from '../../../test/a-shop.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage } from '../../../test/a-storefront.tsx';
import { aPayStatus } from '../../../test/orders.ts';
import { platforms } from '../../platform/platforms.ts';
import { keepOauthReturn } from '../../session/oauth-return.ts';
import { later } from '../../session/stored-deferred.ts';

const messenger = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.54';
const ticket = {
  kind: 'jsapi',
  appId: 'wx1',
  timeStamp: '1763200000',
  nonceStr: 'n',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
} as const;
const opened = { tradeId: '401', payBy: 1, provider: { way: 'WECHAT_JSAPI', amountFen: 8_580, ticket } } as const;
type Ways = OutputOf<'trade.pay.ways'>;
const ways: Ways = [
  { way: 'WECHAT_H5', isAvailable: false },
  { way: 'WECHAT_NATIVE', isAvailable: true },
  { way: 'WECHAT_JSAPI', isAvailable: true },
  { way: 'WECHAT_MINI', isAvailable: false },
];
const unknownPayer: Ways = [
  { way: 'WECHAT_NATIVE', isAvailable: true },
  { way: 'WECHAT_JSAPI', isAvailable: false, needsOpenId: true },
];
const answers: Answers = {
  'trade.pay.status': () => aPayStatus(),
  'trade.pay.ways': () => ways,
  'trade.pay.open': () => opened,
};

/** The messenger's app in the page: answers in turn, then not at all. */
function putBridge(...words: string[]) {
  const invoke = vi.fn((_api: string, _ticket: object, done: (reply: object) => void) => {
    const err_msg = words.shift();
    if (err_msg) setTimeout(() => done({ err_msg }));
  });
  Object.assign(window, { WeixinJSBridge: { invoke } });
  return invoke;
}

const openPay = (changes: Answers = {}, before?: () => void) =>
  openPage('/pay.html?id=401', { answers: { ...answers, ...changes }, isMember: true }, before);
const pay = async () => fireEvent.click(await screen.findByText('微信支付 ¥85.80'));
const isOnResult = () => expect(window.location.pathname).toBe('/shop/payResult.html');

// The result's chunk is loaded before it is waited for.
beforeAll(() => openPage('/payResult.html?id=401', { answers, isMember: true }).then(({ unmount }) => unmount()));

const userAgent = Object.getOwnPropertyDescriptor(Navigator.prototype, 'userAgent');
beforeEach(() => Object.defineProperty(navigator, 'userAgent', { value: messenger, configurable: true }));
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  if (userAgent) Object.defineProperty(navigator, 'userAgent', userAgent);
  Reflect.deleteProperty(window, 'WeixinJSBridge');
  keepOauthReturn(null);
  vi.restoreAllMocks();
});

describe('paying inside WeChat (spec 4, rules 7.1)', () => {
  test('opens the messenger’s cashier with the mall’s ticket, and asks the mall afterwards', async () => {
    const invoke = putBridge('get_brand_wcpay_request:ok');
    let state: 'UNPAID' | 'PAID' = 'UNPAID';
    const { sentTo } = await openPay({ 'trade.pay.status': () => aPayStatus({ state }) });
    expect(await screen.findByText('在微信中完成付款')).toBeTruthy();
    expect(screen.queryByText('打开微信完成付款')).toBeNull();
    await pay();
    await waitFor(isOnResult);
    expect(sentTo('trade.pay.open')).toMatchObject([{ input: { tradeId: '401', tenders: [{ way: 'WECHAT_JSAPI' }] } }]);
    expect(invoke.mock.calls[0]?.[1]).toMatchObject({ package: 'prepay_id=1', paySign: 's' });
    state = 'PAID';
    await screen.findByText('支付成功', {}, { timeout: 4_000 });
  });

  test('a bridge that says "ok" while nothing is paid convinces nobody', async () => {
    putBridge('get_brand_wcpay_request:ok');
    await openPay();
    await pay();
    await waitFor(isOnResult);
    await screen.findByText('正在确认支付结果', {}, { timeout: 4_000 });
    expect(screen.queryByText('支付成功')).toBeNull();
  });

  test('who cancels is back at the page, told so, and pays again or otherwise', async () => {
    const invoke = putBridge('get_brand_wcpay_request:cancel', 'get_brand_wcpay_request:cancel');
    const { sentTo } = await openPay();
    await pay();
    await screen.findByText('您已取消支付');
    expect(sentTo('trade.pay.status').length).toBeGreaterThan(1);
    await pay();
    await waitFor(() => expect(invoke).toHaveBeenCalledTimes(2));
    await screen.findByText('您已取消支付');
    fireEvent.click(screen.getByLabelText('用另一台手机的微信扫一扫', { exact: false }));
    expect(screen.queryByText('您已取消支付')).toBeNull();
  });

  test('a payment that fails says so, and one the mall knows of shows all the same', async () => {
    putBridge('get_brand_wcpay_request:fail');
    let state: 'UNPAID' | 'PAID' = 'UNPAID';
    await openPay({
      'trade.pay.status': () => aPayStatus({ state }),
      'trade.pay.open': () => {
        state = 'PAID';
        return opened;
      },
    });
    await pay();
    await screen.findByText('支付成功', {}, { timeout: 4_000 });
    isOnResult();
  });

  test('a cashier that ends without a word is asked about at the mall', async () => {
    putBridge();
    let state: 'UNPAID' | 'PAID' = 'UNPAID';
    await openPay({ 'trade.pay.status': () => aPayStatus({ state }) });
    await pay();
    await screen.findByText('请在微信支付页面完成付款，本页会自动更新');
    state = 'PAID';
    await screen.findByText('支付成功', {}, { timeout: 4_000 });
  });
});

describe('paying inside WeChat before the mall knows who pays (spec 7.5)', () => {
  test('asks the messenger without a word to the shopper', async () => {
    const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    const { sentTo } = await openPay({
      'trade.pay.ways': () => unknownPayer,
      'member.wechat.authorize': () => ({ url: 'https://open.weixin.test/connect' }),
    });
    await pay();
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://open.weixin.test/connect'));
    expect(sentTo('member.wechat.authorize')).toMatchObject([
      { input: { scope: 'base', returnUrl: `${window.location.origin}/shop/pay.html?id=401` } },
    ]);
    expect(sentTo('trade.pay.open')).toEqual([]);
  });

  test('and goes on by itself when the shopper is back', async () => {
    const invoke = putBridge();
    const { sentTo } = await openPay(
      { 'trade.pay.ways': () => unknownPayer, 'member.openPlatform.getOpenId': () => ({ openId: 'o1' }) },
      () => {
        later.write('wechatVerifier', aShop.mid, 'v'.repeat(43));
        keepOauthReturn({ code: 'c', state: '1.s' });
      },
    );
    await waitFor(() => expect(invoke).toHaveBeenCalledOnce());
    expect(sentTo('trade.pay.open')).toMatchObject([{ input: { tenders: [{ way: 'WECHAT_JSAPI' }] } }]);
  });

  test('a round that fails leaves the code to scan, and another try', async () => {
    const { sentTo } = await openPay({ 'trade.pay.ways': () => unknownPayer }, () => keepOauthReturn({ code: 'c', state: '1.s' }));
    await screen.findByText('未能打开微信支付');
    expect(sentTo('trade.pay.open')).toEqual([]);
    expect(screen.getByText('微信支付 ¥85.80')).toBeTruthy();
  });
});

test('in a mini-program paying is its own page (spec 2.4)', async () => {
  Object.defineProperty(navigator, 'userAgent', { value: `${messenger} miniProgram/wx1`, configurable: true });
  const openHostPage = vi.fn(async () => true);
  const jumps = vi.fn(() => ({ mode: 'redirectTo', url: '/pages/pay/index?id=401' }) as const);
  const platform = { ...platforms.h5, env: 'mini', jumps, openHostPage } as const;
  const { sentTo } = await openPage('/pay.html?id=401&env=mini', {
    answers: { ...answers, 'trade.pay.ways': () => [{ way: 'WECHAT_MINI', isAvailable: true }] },
    isMember: true,
    platform,
  });
  await pay();
  await waitFor(() => expect(openHostPage).toHaveBeenCalledWith({ mode: 'redirectTo', url: '/pages/pay/index?id=401' }));
  expect(sentTo('trade.pay.open')).toEqual([]);
});
