import { expect, test } from 'vitest';
import { beijingInstant, shopAddress } from './shop-address.ts';

test.each([
  ['home', 'https://a.example/shop/?cid=11'],
  ['micro', 'https://a.example/shop/micropage.html?id=7&cid=11'],
] as const)('where a %s page is seen', (kind, address) => {
  expect(shopAddress('https://a.example', { id: '7', kind }, '11')).toBe(address);
});

test('a time is read as Beijing’s', () => {
  expect(beijingInstant('2026-11-18T08:00')).toBe(Date.UTC(2026, 10, 18));
});
