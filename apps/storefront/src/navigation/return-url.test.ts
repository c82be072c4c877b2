import { describe, expect, test } from 'vitest';
import { pathOfReturn } from './return-url.ts';

describe('where login leads back to (spec 4)', () => {
  test.each([
    ['/shop/orderConfirm.html', '/orderConfirm.html'],
    ['/shop/orderDetail.html?id=7&from=https://a.b', '/orderDetail.html?id=7&from=https://a.b'],
    ['/shop/', '/'],
    ['/shop/x/../item/12.html?cid=102#reviews', '/item/12.html?cid=102'],
  ])('%s is a page of ours', (returnUrl, path) => expect(pathOfReturn(returnUrl, '/shop')).toBe(path));

  test.each([
    undefined,
    '',
    'https://evil.example/shop/',
    '//evil.example/shop/',
    '/shop//evil.example',
    '/shop/\\evil.example',
    '/shopping',
    '/cp/orderList',
    'javascript:alert(1)',
    '/shop/login.html?returnUrl=/shop/login.html',
    '/shop/h5Login',
    '/shop/login/?returnUrl=/shop/',
    '/shop/..//evil.example',
    '/shop/%2e%2e/cp/orderList',
    '/shop/../evil/orderList',
    '/shop/\t/evil.example',
    '/shop/pageOfNobody.html',
  ])('%s is refused', (returnUrl) => expect(pathOfReturn(returnUrl, '/shop')).toBeNull());
});
