import { describe, expect, test } from 'vitest';
import type { OfferedWay } from './pay-ways.ts';
import { payPlaceOf, waysHere, withReturn } from './pay-ways.ts';

const all: readonly OfferedWay[] = [
  { way: 'WECHAT_H5', isAvailable: true },
  { way: 'WECHAT_JSAPI', isAvailable: true },
  { way: 'WECHAT_MINI', isAvailable: true },
  { way: 'WECHAT_NATIVE', isAvailable: true },
];
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile';
const desk = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156';
const messenger = `${phone} MicroMessenger/8.0`;

describe('ways to pay (spec 4, rules 7.1)', () => {
  test.each([
    ['a phone’s browser', 'h5', phone, ['WECHAT_H5', 'WECHAT_NATIVE']],
    ['a phone’s browser whose address claims a mini-program', 'mini', phone, ['WECHAT_H5', 'WECHAT_NATIVE']],
    ['a desk', 'pc', desk, ['WECHAT_NATIVE', 'WECHAT_H5']],
    ['WeChat', 'h5', messenger, ['WECHAT_JSAPI', 'WECHAT_NATIVE']],
    ['WeChat in mobile-mall', 'mobile-mall', messenger, ['WECHAT_JSAPI', 'WECHAT_NATIVE']],
    ['a mini-program', 'mini', messenger, ['WECHAT_MINI', 'WECHAT_NATIVE']],
    ['a mini-program whose address has forgotten so', 'h5', `${messenger} miniProgram/wx1`, ['WECHAT_MINI', 'WECHAT_NATIVE']],
  ] as const)('%s is offered what works there, the fitting one first', (_name, env, userAgent, ways) => {
    expect(waysHere(all, payPlaceOf(env, userAgent))).toEqual(ways);
  });

  test('what the merchant has not set up is not offered', () => {
    expect(
      waysHere(
        [
          { way: 'WECHAT_H5', isAvailable: false },
          { way: 'WECHAT_NATIVE', isAvailable: true },
        ],
        'phone',
      ),
    ).toEqual(['WECHAT_NATIVE']);
  });

  test('what waits for the payer to be known is', () => {
    expect(waysHere([{ way: 'WECHAT_JSAPI', isAvailable: false, needsOpenId: true }], 'messenger')).toEqual(['WECHAT_JSAPI']);
  });

  test('the way back goes along, whole', () => {
    const back = 'https://mall.test/shop/payResult.html?id=7&cid=102';
    const url = new URL(withReturn('https://cashier.test/pay?prepay_id=wx1&package=2', back));
    expect(url.searchParams.get('redirect_url')).toBe(back);
    expect(url.searchParams.get('prepay_id')).toBe('wx1');
  });
});
