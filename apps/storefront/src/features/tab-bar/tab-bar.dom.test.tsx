import type { NavigationConfig, OutputOf } from '@qianpu/contract/types';
import { navPollMs, navPollTimes } from '@qianpu/kit/time-limits';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { subscribeToReports } from '#api/report';
import { en } from '#i18n/en';
import type { NavPage } from '#navigation/nav-page.types';
import { platforms } from '#platform/platforms';
import type { Answers } from '../../../test/a-storefront.tsx';
import { renderPart, unreachable } from '../../../test/a-storefront.tsx';
import { TabBar } from './tab-bar.tsx';

const config: NavigationConfig = {
  navIds: ['home', 'today', 'cart'],
  navMap: {
    home: {
      navName: '首页',
      navIcon: '1/nav/home.png',
      navIconActive: '1/nav/home-active.png',
      linkTo: { pageType: 'systemPage', data: { name: 'index' } },
    },
    today: {
      navName: '今日鲜',
      navIcon: '1/nav/today.png',
      navIconActive: '1/nav/today-active.png',
      linkTo: { pageType: 'goodsGroup', data: { id: '7' } },
    },
    cart: {
      navName: '购物车',
      navIcon: '1/nav/cart.png',
      navIconActive: '1/nav/cart-active.png',
      linkTo: { pageType: 'systemPage', data: { name: 'shoppingCart' } },
    },
  },
  navStyle: { id: 1 },
  activeColor: '#7d5430',
  unactiveColor: '#5c6067',
  backgroundColor: '#f7f2ea',
  applyPage: ['1', '4'],
};
const answered = (arranged: NavigationConfig | null): OutputOf<'decoration.navigation.pageConfig'> => ({
  appletCustomFlag: 0,
  navigationJson: arranged ? encodeURIComponent(JSON.stringify(arranged)) : '',
});

interface Case {
  readonly answer?: Answers['decoration.navigation.pageConfig'];
  readonly page?: NavPage;
  readonly id?: string;
  readonly from?: string;
  readonly setting?: Parameters<typeof renderPart>[1];
}
const show = ({ answer = () => answered(config), page = 'home', id, from, setting = {} }: Case = {}) =>
  renderPart(<TabBar page={page} query={{ ...(id && { id }), ...(from && { from }) }} cartBadge={<b>3</b>} />, {
    shop: { hasNavigation: true },
    answers: { 'decoration.navigation.pageConfig': answer },
    ...setting,
  });

const bar = () => screen.findByRole('navigation', { name: '底部导航' });
const tabsOf = (nav: HTMLElement) => within(nav).getAllByRole('listitem');
const words = (nav: HTMLElement) => tabsOf(nav).map((tab) => tab.textContent);
const hrefs = (nav: HTMLElement) => tabsOf(nav).map((tab) => tab.querySelector('a')?.getAttribute('href') ?? null);

afterEach(() => vi.useRealTimers());

describe('the default tabs (spec 3, 4)', () => {
  test('stand there when the merchant has arranged nothing: home, category, cart with what is in it, mine', async () => {
    show({ answer: () => answered(null) });
    const nav = await bar();
    expect(words(nav)).toEqual(['首页', '分类', '3购物车', '我的']);
    expect(hrefs(nav)).toEqual([null, '/shop/category.html', '/shop/cart.html', '/shop/userCenter.html']);
  });

  test('stand there when the merchant’s cannot be loaded', async () => {
    show({ answer: () => unreachable });
    expect(words(await bar())).toHaveLength(4);
  });

  test('speak English', async () => {
    show({ answer: () => answered(null), setting: { messages: en } });
    expect(words(await screen.findByRole('navigation', { name: 'Bottom navigation' }))).toEqual(['Home', 'Categories', '3Cart', 'Me']);
  });
});

describe('the merchant’s tabs (spec 3)', () => {
  test('stand in their order and lead where they are meant to, in the merchant’s colours', async () => {
    show();
    const nav = await bar();
    expect(words(nav)).toEqual(['首页', '今日鲜', '3购物车']);
    expect(hrefs(nav)).toEqual([null, '/shop/classGoodList.html?id=7', '/shop/cart.html']);
    expect(within(nav).getByRole('list').getAttribute('style')).toContain('--tab-active: #7d5430');
  });

  test('show the active picture for the page on show alone', async () => {
    // No picture is loaded here, and none is to count as broken.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    show({ page: 'goodsGroup', id: '7' });
    const nav = await bar();
    const pictures = [...nav.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(pictures).toEqual(['/img/1/nav/home.png?w=360', '/img/1/nav/today-active.png?w=360', '/img/1/nav/cart.png?w=360']);
    expect(within(nav).getByRole('button', { current: 'page' }).textContent).toBe('今日鲜');
  });

  test('in style 2 have their names for readers all the same, in style 3 the middle one is raised', async () => {
    show({ answer: () => answered({ ...config, navStyle: { id: 2 } }) });
    expect(within(await bar()).getByRole('link', { name: '今日鲜' })).toBeTruthy();
    show({ answer: () => answered({ ...config, navStyle: { id: 3 } }) });
    expect(tabsOf(await bar()).map((tab) => /raised/.test(tab.className))).toEqual([false, true, false]);
  });

  test('lead to the top of the page they stand for', async () => {
    show();
    window.scrollTo(0, 900);
    fireEvent.click(within(await bar()).getByRole('button', { current: 'page' }));
    expect(window.scrollY).toBe(0);
  });
});

describe('a bottom navigation that is not to be seen (spec 4)', () => {
  test('is not even asked for where the shop has none', async () => {
    const { sent } = show({ setting: { shop: { hasNavigation: false } } });
    expect(sent).toEqual([]);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('a mini-program asks for its own, whatever the shop says', async () => {
    const { sentTo } = show({
      setting: {
        shop: { hasNavigation: false },
        platform: { ...platforms.h5, env: 'mini' },
        answers: { 'decoration.navigation.pageConfig': () => ({ ...answered(config), appletCustomFlag: 1 }) },
      },
    });
    expect(words(await bar())).toEqual(['首页', '今日鲜', '3购物车']);
    expect(sentTo('decoration.navigation.pageConfig')[0]?.input).toEqual({ cid: '11', navigationType: 1 });
  });

  test('is away in a cart that was opened from an item, and there in one that was not (finding S29)', async () => {
    const answer = () => answered(null);
    show({ answer, page: 'cart', from: 'item' });
    expect(screen.queryByRole('navigation')).toBeNull();
    show({ answer, page: 'cart' });
    expect(within(await bar()).getByRole('button', { current: 'page' }).textContent).toBe('3购物车');
  });

  test('is looked for as long as twenty polls take, then it is hidden and reported', async () => {
    vi.useFakeTimers();
    const reports: object[] = [];
    subscribeToReports((result) => reports.push(result));
    show({ answer: () => new Promise(() => {}) });
    await act(() => vi.advanceTimersByTimeAsync(navPollMs * navPollTimes - 1));
    expect(reports).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(reports).toMatchObject([{ kind: 'nav-hidden' }]);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
