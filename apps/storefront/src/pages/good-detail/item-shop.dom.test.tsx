import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCard } from '../../../test/a-card.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { renderPart } from '../../../test/a-storefront.tsx';
import { ItemShop } from './item-shop.tsx';

// Near from the beginning.
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#seen = seen;
      }
      observe = () => this.#seen([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

const sold = ['5', '6', '7', '8', '9'].map((id) => aCard({ id, title: `好物 ${id}`, isSoldOut: id === '7' }));
const category = (id: string, goodsCount: number) => ({ id, name: id, picture: '', goodsCount });
const answers: Answers = {
  'catalog.product.pageList': () => ({ list: sold, pageNum: 1, hasMore: true }),
  'catalog.category.list': () => ({ list: [category('1', 20), category('2', 3)] }),
  'behaviour.follow.count': () => ({ followers: 12_600 }),
  'behaviour.follow.has': () => ({ isFollowing: false }),
  'behaviour.follow.add': () => ({ followers: 12_601 }),
};
const show = (isMember: boolean, others: Answers = {}) => renderPart(<ItemShop id="5" />, { answers: { ...answers, ...others }, isMember });

describe('the shop on an item page (M1)', () => {
  test('has how much it sells, who follows it, and three goods beside this one', async () => {
    show(false);
    expect(await screen.findByText(/1.2万 人关注/)).toBeTruthy();
    expect(screen.getByText(/商品 23/)).toBeTruthy();
    const picks = await screen.findAllByRole('article');
    expect(picks.map((pick) => within(pick).getByRole('link').textContent)).toEqual(['好物 6', '好物 8', '好物 9']);
    expect(screen.getByRole('link', { name: '进店 滨江店' }).getAttribute('href')).toBe('/shop/');
  });

  test('a shop that sells nothing else shows itself alone', async () => {
    show(false, { 'catalog.product.pageList': () => ({ list: sold.slice(0, 1), pageNum: 1, hasMore: false }) });
    await screen.findByText(/商品 23/);
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  });

  test('a visitor who wants to follow it logs in and comes back', () => {
    show(false);
    expect(screen.getByRole('link', { name: '关注 滨江店' }).getAttribute('href')).toBe(
      '/shop/login.html?returnUrl=%2Fshop%2Fitem%2F5.html',
    );
  });

  test('a member follows it at once', async () => {
    const { sentTo } = show(true);
    await waitFor(() => expect(sentTo('behaviour.follow.has')).toHaveLength(1));
    const button = () => screen.getByRole('button', { name: '关注 滨江店' });
    fireEvent.click(button());
    expect(button().getAttribute('aria-pressed')).toBe('true');
    await screen.findByText('已关注店铺');
    expect(sentTo('behaviour.follow.add').map(({ input }) => input)).toEqual([{ cid: '11' }]);
  });
});
