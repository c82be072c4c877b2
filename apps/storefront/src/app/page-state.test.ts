import type { ShopContext } from '@qianpu/contract/shop-context';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { readState, readsOf, writeState } from './page-state.ts';

const shop: ShopContext = {
  mid: '1001',
  cid: '101',
  isDefaultShop: true,
  base: '/shop',
  lang: 'zh-CN',
  languages: ['zh-CN'],
  merchantName: '千铺',
  shopName: '</script><script>alert(1)</script><!--',
  shopNote: 'a\u2028b\u2029c',
  squareLogo: '1001/logo/fresh.png',
  hasNavigation: false,
  style: { theme: 'plain', isGrey: false, variables: {} },
  imageHosts: [],
  linkHosts: [],
  checkedDomains: [],
};

describe('the state a page carries (spec 2.1)', () => {
  const text = writeState({ shop, reads: [], script: '/b.js', blocks: {}, laterBlocks: {}, parts: {}, isMissing: false });

  test('cannot end its element, open a comment or break a line', () => {
    expect(text).not.toMatch(/[<\u2028\u2029]/);
  });

  test('is read back as it was written', () => {
    expect(readState(text).shop).toEqual(shop);
  });

  test('has the answers the page was rendered from, and nothing for what was only asked', () => {
    const client = new QueryClient();
    client.setQueryData(['shop.institution.list', {}], []);
    client.getQueryCache().build(client, { queryKey: ['cart.badge.totalItem', { cid: '101' }] });
    expect(readsOf(client)).toEqual([[['shop.institution.list', {}], []]]);
  });
});
