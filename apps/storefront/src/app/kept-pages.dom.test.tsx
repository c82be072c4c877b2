import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aCard } from '../../test/a-card.ts';
import type { Answers } from '../../test/a-storefront.tsx';
import { openPage } from '../../test/a-storefront.tsx';
import { answerOf } from '../../test/search-answers.ts';
import { loadPage } from './load-page.ts';

const goods = aCard({ id: '12', soldCount: 1 });
const answers: Answers = {
  'catalog.search.goods': () => answerOf([{ ...goods, marks: [] }]),
  'shop.store.list': () => [],
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
    expect(sentTo('catalog.search.goods')).toHaveLength(1);
    expect(sentTo('shop.store.list')).toHaveLength(2);
  });
});
