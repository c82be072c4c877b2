import { describe, expect, test } from 'vitest';
import { loginUrlFor } from './login-url-for.ts';

const h5 = { base: '/shop', mid: '1', cid: '11', isDefaultShop: true } as const;
const cp = { ...h5, base: '/cp' } as const;
const visitor = { cid: '12', isMember: false, returnUrl: undefined };

describe('the way from an organisation through its login (spec 2.1)', () => {
  test.each([
    ['leads to its home', { ...visitor }, h5, '/login.html?cid=12&returnUrl=%2Fshop%2F%3Fcid%3D12'],
    ['is written as mobile-mall writes it', { ...visitor }, cp, '/login?cid=12&returnUrl=%2Fcp%2F%3Fcid%3D12%26mid%3D1&mid=1'],
    [
      'leads back to where it was asked for, in that organisation',
      { ...visitor, returnUrl: '/shop/cart.html?cid=11&a=1' },
      h5,
      '/login.html?cid=12&returnUrl=%2Fshop%2Fcart.html%3Fcid%3D12%26a%3D1',
    ],
    ['asks no member to log in', { ...visitor, isMember: true, returnUrl: '/shop/cart.html' }, h5, '/cart.html?cid=12'],
    ['never leads out of the shop', { ...visitor, isMember: true, returnUrl: 'https://evil.example/shop/' }, h5, '/?cid=12'],
  ] as const)('%s', (_, input, shop, way) => {
    expect(loginUrlFor(input, shop)).toBe(way);
  });
});
