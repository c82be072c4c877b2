import { describe, expect, test } from 'vitest';
import type { PayWay } from './pay-ways.ts';
import { waysHere, withReturn } from './pay-ways.ts';

const all: readonly PayWay[] = [
  { way: 'WECHAT_H5', isAvailable: true },
  { way: 'WECHAT_JSAPI', isAvailable: true },
  { way: 'WECHAT_NATIVE', isAvailable: true },
];
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile';
const desk = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156';

describe('ways to pay (spec 4)', () => {
  test.each([
    ['a phone’s browser', phone, ['WECHAT_H5', 'WECHAT_NATIVE']],
    ['a desk', desk, ['WECHAT_NATIVE', 'WECHAT_H5']],
    ['WeChat', `${phone} MicroMessenger/8.0`, ['WECHAT_JSAPI', 'WECHAT_NATIVE']],
  ])('%s is offered what works there, the fitting one first', (_name, userAgent, ways) => {
    expect(waysHere(all, userAgent)).toEqual(ways);
  });

  test('what the merchant has not set up is not offered', () => {
    expect(
      waysHere(
        [
          { way: 'WECHAT_H5', isAvailable: false },
          { way: 'WECHAT_NATIVE', isAvailable: true },
        ],
        phone,
      ),
    ).toEqual(['WECHAT_NATIVE']);
  });

  test('the way back goes along, whole', () => {
    const back = 'https://mall.test/shop/payResult.html?id=7&cid=102';
    const url = new URL(withReturn('https://cashier.test/pay?prepay_id=wx1&package=2', back));
    expect(url.searchParams.get('redirect_url')).toBe(back);
    expect(url.searchParams.get('prepay_id')).toBe('wx1');
  });
});
