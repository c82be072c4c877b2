import { afterEach, describe, expect, test, vi } from 'vitest';
import { payInWechat } from './pay-in-wechat.ts';

const ticket = {
  kind: 'jsapi',
  appId: 'wx1',
  timeStamp: '1763200000',
  nonceStr: 'n',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
} as const;

function putBridge(...words: (string | undefined)[]) {
  const invoke = vi.fn((_name: string, _ticket: object, done: (reply?: object) => void) => {
    for (const err_msg of words) done(err_msg === undefined ? undefined : { err_msg });
  });
  Object.assign(window, { WeixinJSBridge: { invoke } });
  return invoke;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'WeixinJSBridge');
  vi.useRealTimers();
});

describe('the messenger’s own cashier (spec 4)', () => {
  test.each([
    ['get_brand_wcpay_request:ok', 'ok'],
    ['get_brand_wcpay_request:cancel', 'cancel'],
    ['get_brand_wcpay_request:fail', 'fail'],
    ['get_brand_wcpay_request:fail_signature', 'fail'],
    ['system:function_not_exist', 'fail'],
    [undefined, 'fail'],
  ])('answers %s: %s', async (words, answer) => {
    putBridge(words);
    expect(await payInWechat(ticket)).toBe(answer);
  });

  test('is given the ticket as the mall signed it, and nothing else', async () => {
    const invoke = putBridge('get_brand_wcpay_request:ok');
    await payInWechat(ticket);
    const { kind: _kind, ...signed } = ticket;
    expect(invoke.mock.calls[0]?.slice(0, 2)).toEqual(['getBrandWCPayRequest', signed]);
  });

  test('is waited for when its bridge comes late', async () => {
    const paid = payInWechat(ticket);
    const invoke = putBridge('get_brand_wcpay_request:ok');
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    expect(await paid).toBe('ok');
    expect(invoke).toHaveBeenCalledOnce();
  });

  test('that never comes is absent', async () => {
    vi.useFakeTimers();
    const paid = payInWechat(ticket);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await paid).toBe('absent');
  });

  test('that never answers leaves the question open', async () => {
    putBridge();
    const end = await Promise.race([payInWechat(ticket), Promise.resolve().then(() => 'open')]);
    expect(end).toBe('open');
  });
});
