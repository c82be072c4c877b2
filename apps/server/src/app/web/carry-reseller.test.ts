import { describe, expect, test } from 'vitest';
import { PackedPage } from '#platform/web/page-cache';
import { carryReseller, resellerIn, withReseller } from './carry-reseller.ts';

describe('a reseller in the address (spec 2.3)', () => {
  test.each([
    ['?resellerId=9001', '9001'],
    ['?cid=11', null],
    ['?resellerId=', null],
    ['?resellerId=0', null],
    ['?resellerId=9%22%3E', null],
    [`?resellerId=${'9'.repeat(20)}`, null],
  ])('%s names %s', (search, id) => expect(resellerIn(new URLSearchParams(search))).toBe(id));

  test.each([
    ['<a href="/shop/">', '<a href="/shop/?resellerId=7">'],
    ['<a class="x" href="/shop/cart.html?cid=11&amp;a=1">', '<a class="x" href="/shop/cart.html?cid=11&amp;a=1&amp;resellerId=7">'],
    ['<a href="/shopping/">', '<a href="/shopping/">'],
    ['<a href="/cr/mine">', '<a href="/cr/mine">'],
    ['<a href="https://omo.example/shop/">', '<a href="https://omo.example/shop/">'],
    ['<a href="#">', '<a href="#">'],
    ['<link rel="canonical" href="/shop/">', '<link rel="canonical" href="/shop/">'],
    ['{"link":"\\u003ca href=\\"/shop/\\""}', '{"link":"\\u003ca href=\\"/shop/\\""}'],
  ])('%s', (html, carried) => expect(withReseller(html, '/shop', '7')).toBe(carried));

  test('the page of everybody else stays as it is', () => {
    const page = new PackedPage({ status: 200, policy: '', html: '<a href="/shop/">' }, 1);
    expect(carryReseller(page, 'home', '/shop', null)).toBe(page);
    const carried = carryReseller(page, 'home', '/shop', '7');
    expect(carried.html).toContain('resellerId=7');
    expect(page.html).toBe('<a href="/shop/">');
    expect(carryReseller(page, 'home', '/shop', '7')).toBe(carried);
    expect(carryReseller(page, 'home', '/shop', '8').html).toContain('resellerId=8');
  });
});
