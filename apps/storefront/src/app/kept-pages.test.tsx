// @vitest-environment happy-dom
import type { ProductCard } from '@qianpu/contract/types';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Answers } from '../../test/a-storefront.tsx';
import { openPage } from '../../test/a-storefront.tsx';
import { loadPage } from './load-page.ts';

const goods: ProductCard = {
  id: '12',
  title: '红颜草莓',
  sellingPoint: '',
  picture: '1/a.jpg',
  tags: [],
  priceFen: 100,
  listPriceFen: null,
  soldCount: 1,
  skuCount: 1,
  isSoldOut: false,
};
const answers: Answers = {
  'catalog.product.pageList': () => ({ list: [goods], pageNum: 1, hasMore: false }),
  'shop.institution.list': () => [],
};

/** As the browser's buttons do it. */
const show = (path: string, key: string) =>
  act(async () => {
    window.history.pushState({ key, idx: 0 }, '', `/shop${path}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

afterEach(() => vi.restoreAllMocks());

describe('pages that are kept while others are shown (spec 2.1)', () => {
  test('ask for nothing when they are come back to after ten minutes; others read anew', async () => {
    await loadPage('instLoadPage');
    const { sentTo } = await openPage('/classGoodList.html', { answers });
    await screen.findByText('红颜草莓');
    await show('/instLoadPage.html', 'a');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
    await show('/classGoodList.html', 'b');
    await show('/instLoadPage.html', 'c');
    expect(screen.getByText('红颜草莓')).toBeTruthy();
    expect(sentTo('catalog.product.pageList')).toHaveLength(1);
    expect(sentTo('shop.institution.list')).toHaveLength(2);
  });
});
