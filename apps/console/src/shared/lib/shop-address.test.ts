import { expect, test } from 'vitest';
import { shopAddress } from './shop-address.ts';

test.each([
  ['the home of one shop', '11', undefined, 'https://a.example/shop/?mid=1&cid=11'],
  ['the home of the first shop', undefined, undefined, 'https://a.example/shop/?mid=1'],
  ['a micro page', '11', '7', 'https://a.example/shop/micropage.html?id=7&mid=1&cid=11'],
])('%s names its merchant: the host may be shared', (_what, cid, pageId, address) => {
  expect(shopAddress('https://a.example', { mid: '1', cid }, pageId)).toBe(address);
});
