import { describe, expect, test } from 'vitest';
import { readAddress } from './address.ts';
import type { PageName } from './pages.ts';
import { pages } from './pages.ts';
import type { LinkShop } from './resolve.ts';
import { canonical, resolve } from './resolve.ts';

const first: LinkShop = { base: '/shop', mid: '1001', cid: '101', isDefaultShop: true };
const second: LinkShop = { base: '/shop', mid: '1001', cid: '102', isDefaultShop: false };
const mall: LinkShop = { ...first, base: '/cp' };

describe('links between pages (spec 2.3)', () => {
  test('h5 writes page paths with .html and goods as /item/{id}.html', () => {
    expect(resolve('classGoodList', { id: '7' }, first)).toBe('/classGoodList.html?id=7');
    expect(resolve('goodDetail', { id: '12' }, first)).toBe('/item/12.html');
  });

  test('the home path drops its name', () => {
    expect(resolve('index', {}, first)).toBe('/');
  });

  test('h5 carries the cid of every shop but the default one', () => {
    expect(resolve('index', {}, second)).toBe('/?cid=102');
    expect(resolve('goodDetail', { id: '12' }, second)).toBe('/item/12.html?cid=102');
  });

  test('mobile-mall writes no .html and adds mid and cid', () => {
    expect(resolve('goodDetail', { id: '12' }, mall)).toBe('/goodDetail?id=12&mid=1001&cid=101');
  });

  test('a cid that is asked for goes before the current one', () => {
    expect(resolve('index', { cid: '103' }, second)).toBe('/?cid=103');
  });

  test('empty, undefined and null values are dropped, arrays are sent as key[]=value', () => {
    const query = { id: '', page: undefined, mark: null, tag: ['a', 'b & c'], zero: 0 };
    expect(resolve('classGoodList', query, first)).toBe('/classGoodList.html?tag[]=a&tag[]=b+%26+c&zero=0');
  });

  test.each((Object.keys(pages) as PageName[]).filter((name) => name !== 'notFond'))('a link to %s is read back as that page', (name) => {
    for (const shop of [first, second, mall]) {
      const [path = '', search = ''] = resolve(name, { id: '12' }, shop).split('?');
      expect(readAddress(path, search)).toMatchObject({ name, query: { id: '12' } });
    }
  });
});

describe('canonical addresses (spec 2.2)', () => {
  test('name what the page depends on, and nothing else', () => {
    expect(canonical('goodDetail', { id: '12', resellerId: '9' }, first)).toBe('/shop/item/12.html');
    expect(canonical('goodDetail', { id: '12', cid: '101' }, mall)).toBe('/cp/goodDetail?id=12');
    expect(canonical('index', {}, second)).toBe('/shop/?cid=102');
  });
});
