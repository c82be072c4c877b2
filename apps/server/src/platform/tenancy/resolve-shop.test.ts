import { describe, expect, test } from 'vitest';
import { resolveShop } from './resolve-shop.ts';

const shops = ['11', '12', '13'];

describe('which shop a page is for (spec 4)', () => {
  test.each([
    { claims: {}, answer: { kind: 'shop', cid: '11' }, why: 'the first shop of the merchant' },
    { claims: { url: '12' }, answer: { kind: 'shop', cid: '12' }, why: 'the address' },
    { claims: { url: '12', cookie: '13' }, answer: { kind: 'shop', cid: '12' }, why: 'the address before the cookie' },
    { claims: { cookie: '13', defaultCookie: '12' }, answer: { kind: 'shop', cid: '13' }, why: 'the shop entered before' },
    { claims: { defaultCookie: '12' }, answer: { kind: 'shop', cid: '12' }, why: 'the default shop' },
    {
      claims: { url: '99', cookie: '13' },
      answer: { kind: 'shop', cid: '13' },
      why: 'back to the shop before, when the address names none of ours',
    },
    {
      claims: { url: '99' },
      answer: { kind: 'inaccessible', orgId: '99' },
      why: 'a shop that cannot be entered, and nothing to go back to',
    },
    { claims: { cookie: '99', defaultCookie: '98' }, answer: { kind: 'shop', cid: '11' }, why: 'cookies of closed shops do not count' },
  ])('$claims → $why', ({ claims, answer }) => {
    expect(resolveShop(shops, claims)).toEqual(answer);
  });

  test('a merchant without shops has none to show', () => {
    expect(resolveShop([], { url: '11' })).toEqual({ kind: 'none' });
  });
});
