import { describe, expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const shop = { base: '/shop', cid: '12', isDefaultShop: false } as const;

describe('the address a phone scans at a desk (finding M12)', () => {
  test.each([
    ['the page on show, in its shop', { path: '/item/7.html', search: '' }, shop, 'https://a.example/shop/item/7.html?cid=12'],
    ['what was asked for stays', { path: '/search.html', search: '?word=x' }, shop, 'https://a.example/shop/search.html?word=x&cid=12'],
    ['the default shop needs no name', { path: '/', search: '' }, { ...shop, isDefaultShop: true }, 'https://a.example/shop/'],
    ['the run environment stays here', { path: '/', search: '?env=pc' }, { ...shop, isDefaultShop: true }, 'https://a.example/shop/'],
  ])('%s', (_what, place, where, address) => {
    expect(pageAddress('https://a.example', place, where)).toBe(address);
  });
});
