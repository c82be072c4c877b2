import { describe, expect, test } from 'vitest';
import { baseOf, copyKey, offlineAddress } from './copy-key.ts';

const place = { mid: '1001', cid: '101', lang: 'zh-CN' };
const keyOf = (address: string, at = place) => copyKey(at, new URL(address, 'https://mall.test'));

describe('under which name a copy of a page is kept (spec 2.1, 4)', () => {
  test('spellings of an address, and what taps and marks add to it, lead to one copy', () => {
    const key = '/copies/1001/101/zh-CN/shop/goodDetail?id=7';
    for (const address of ['/shop/item/7.html', '/shop/goodDetail.html?id=7', '/shop/item/7.html?resellerId=5&nowdate=17&utm=x&cid=101']) {
      expect(keyOf(address)).toBe(key);
    }
    expect(keyOf('/shop')).toBe(keyOf('/shop/index.html?posterId=3'));
  });

  test('another page, base, shop, merchant or language has another', () => {
    const keys = [
      keyOf('/shop/item/7.html'),
      keyOf('/shop/item/8.html'),
      keyOf('/cp/goodDetail?id=7'),
      keyOf('/shop/item/7.html', { ...place, cid: '102' }),
      keyOf('/shop/item/7.html', { ...place, mid: '2002' }),
      keyOf('/shop/item/7.html', { ...place, lang: 'en' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each([
    ['a member’s page', '/shop/orderList.html'],
    ['a cart', '/shop/cart.html'],
    ['login', '/shop/login.html'],
    ['what is no page', '/shop/nothing-here.html'],
    ['goods without an id', '/shop/goodDetail.html'],
    ['a login in the address', '/shop/?token=1001-secret'],
    ['a ticket in the address', '/shop/item/7.html?ticket=once'],
    ['a sign-in that comes back', '/shop/item/7.html?code=once&state=1.a'],
    ['a mini-program', '/shop/?env=mini'],
    ['a call', '/api-mall/decoration/page/find'],
  ])('no copy of %s', (_what, address) => {
    expect(keyOf(address)).toBeNull();
  });
});

test('a name that only begins like a base is no page', () => {
  expect(['/shopping', '/cpu', '/', '/shop', '/cp/home'].map((path) => baseOf(new URL(path, 'https://mall.test')))).toEqual([
    null,
    null,
    null,
    '/shop',
    '/cp',
  ]);
});

describe('the page that says the network is away (spec 8)', () => {
  test.each([
    ['/shop/cart.html?cid=102', '/shop', '/shop/offline.html?returnUrl=%2Fshop%2Fcart.html%3Fcid%3D102'],
    ['/cp/home?mid=1001&cid=102', '/cp', '/cp/offline?mid=1001&returnUrl=%2Fcp%2Fhome%3Fmid%3D1001%26cid%3D102'],
  ])('%s leads back there', (address, base, offline) => {
    const url = new URL(address, 'https://mall.test');
    expect(baseOf(url)).toBe(base);
    expect(offlineAddress(url, base as '/shop').href).toBe(`https://mall.test${offline}`);
  });
});
