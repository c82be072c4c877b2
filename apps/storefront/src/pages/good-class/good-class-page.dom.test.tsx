import type { OutputOf } from '@qianpu/contract/types';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { en } from '#i18n/en';
import { aCard } from '../../../test/a-card.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, unreachable } from '../../../test/a-storefront.tsx';

type Tree = OutputOf<'catalog.category.treeList'>;

const tile = (id: string, name: string) => ({ id, name, picture: '1/a.jpg', goodsCount: 12 });
const branches = (first: number, names: readonly string[]) =>
  names.map((name, place) => ({ ...tile(`${first + place}`, name), children: [] }));
const berries = { ...tile('11', '草莓'), children: [tile('111', '红颜'), tile('112', '章姬')] };
const tree: Tree['tree'] = [
  {
    ...tile('1', '鲜果'),
    goodsCount: 1_274,
    slogan: '今晨 6 点到店',
    children: [berries, ...branches(12, ['车厘子', '蓝莓', '柑橘', '葡萄', '奇异果', '芒果', '苹果', '梨'])],
  },
  { ...tile('2', '时蔬'), slogan: '', children: branches(21, ['叶菜', '菌菇']) },
  { ...tile('3', '肉禽'), slogan: '', children: [] },
];
const goods = (id: string) => aCard({ id, title: `商品 ${id}`, soldCount: 1 });
const store = (organizationId: string, shopName: string) => ({
  organizationId,
  shopName,
  squareLogo: '1/a.png',
  note: '',
  status: 'OPEN' as const,
});

const answersOf = (layout: Tree['layout'], changes: Answers = {}): Answers => ({
  'catalog.category.treeList': () => ({ layout, tree }),
  'catalog.product.pageList': ({ categoryId }) => ({ list: [goods(`${categoryId}0`)], pageNum: 1, hasMore: false }),
  'shop.institution.list': () => [store('11', '滨江店'), store('12', '天目里店')],
  ...changes,
});
const open = (layout: Tree['layout'], search = '', changes: Answers = {}) =>
  openPage(`/category.html${search}`, { answers: answersOf(layout, changes) });

const rail = () => screen.findByRole('navigation', { name: '一级分类' });
const current = async () => within(await rail()).getByRole('link', { current: true }).textContent;
const currentSearch = () => window.location.search;
/** What turns the page is awaited: it reads its chunk anew. */
const tap = (element: HTMLElement) => act(async () => element.click());

describe('categories beside their goods (spec 2.2)', () => {
  test('begin with the first: its name, count and slogan, its branches and its goods', async () => {
    const { sentTo } = await open('goods');
    expect(await screen.findByRole('heading', { name: '鲜果 1,274 款' })).toBeTruthy();
    expect(screen.getByText('今晨 6 点到店')).toBeTruthy();
    expect(await current()).toBe('鲜果');
    await screen.findByText('商品 10');
    expect(sentTo('catalog.product.pageList').map(({ input }) => input)).toMatchObject([
      { categoryId: '1', sortType: 'default', pageNum: 1 },
    ]);
    expect(screen.getByRole('link', { name: '在 1,298 款商品中找一找' }).getAttribute('href')).toBe('/shop/search.html');
  });

  test('a tap on the rail shows another one, and the address keeps it without a step in the history', async () => {
    await open('goods');
    const before = window.history.length;
    await tap(within(await rail()).getByText('时蔬'));
    await screen.findByText('商品 20');
    expect([await current(), currentSearch(), window.history.length]).toEqual(['时蔬', '?id=2', before]);
    expect(screen.queryByText('商品 10')).toBeNull();
  });

  test.each([
    ['ArrowDown', '时蔬'],
    ['End', '肉禽'],
    ['ArrowUp', '鲜果'],
  ])('%s leads from the first to %s, and the focus with it', async (key, name) => {
    await open('goods');
    const [first] = within(await rail()).getAllByRole('link');
    first?.focus();
    await act(async () => fireEvent.keyDown(first as HTMLElement, { key }));
    await vi.waitFor(async () => expect(await current()).toBe(name));
    expect(document.activeElement?.textContent).toBe(name);
  });

  test.each([
    ['2', '时蔬'],
    ['22', '时蔬'],
    ['112', '鲜果'],
    ['77', '鲜果'],
  ])('an address that names %s shows %s', async (id, name) => {
    await open('goods', `?id=${id}`);
    expect(await current()).toBe(name);
  });

  test('nine branches are seven and the way to the rest', async () => {
    await open('goods');
    const circles = await screen.findByRole('navigation', { name: '鲜果的分类' });
    expect(within(circles).getAllByRole('link')).toHaveLength(7);
    fireEvent.click(within(circles).getByRole('button', { name: '全部 9' }));
    expect(within(circles).getAllByRole('link')).toHaveLength(9);
    expect(within(circles).getByRole('link', { name: '草莓' }).getAttribute('href')).toBe('/shop/classGoodList.html?id=11');
  });

  test('the order stays while one looks around', async () => {
    const { sentTo } = await open('goods');
    fireEvent.click(await screen.findByRole('button', { name: '价格' }));
    await tap(within(await rail()).getByText('时蔬'));
    await screen.findByText('商品 20');
    expect(sentTo('catalog.product.pageList').map(({ input }) => input)).toMatchObject([
      { categoryId: '1', sortType: 'default' },
      { categoryId: '1', sortType: 'priceUp' },
      { categoryId: '2', sortType: 'priceUp' },
    ]);
  });

  test('speak English', async () => {
    await openPage('/category.html', { answers: answersOf('goods'), messages: en });
    expect(await screen.findByRole('navigation', { name: 'Main categories' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search 1,298 items' })).toBeTruthy();
  });
});

describe('categories in pictures (spec 2.2)', () => {
  beforeEach(() => {
    // as a page of three screens has them
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function top(this: Element) {
      const place = tree.findIndex(({ id }) => id === (this as HTMLElement).dataset.section);
      return { top: place * 800 - window.scrollY } as DOMRect;
    });
    Element.prototype.scrollIntoView = function scroll(this: HTMLElement) {
      window.scrollTo(0, tree.findIndex(({ id }) => id === this.dataset.section) * 800);
      window.dispatchEvent(new Event('scroll'));
    };
  });

  test('show every level below the rail, and ask for no goods', async () => {
    const { sentTo } = await open('pictures');
    await screen.findByRole('heading', { level: 2, name: '鲜果' });
    expect(screen.getByRole('heading', { level: 3, name: '草莓' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '章姬' }).getAttribute('href')).toBe('/shop/classGoodList.html?id=112');
    expect(sentTo('catalog.product.pageList')).toEqual([]);
  });

  test('the rail follows what is scrolled into sight at once, the address when it rests', async () => {
    await open('pictures');
    await rail();
    await act(async () => {
      window.scrollTo(0, 900);
      window.dispatchEvent(new Event('scroll'));
    });
    await vi.waitFor(async () => expect(await current()).toBe('时蔬'));
    expect(currentSearch()).toBe('');
    await vi.waitFor(() => expect(currentSearch()).toBe('?id=2'));
    expect(window.scrollY).toBe(900);
  });

  test('a tap on the rail leads to its section', async () => {
    await open('pictures');
    await tap(within(await rail()).getByText('肉禽'));
    await vi.waitFor(() => expect(window.scrollY).toBe(1_600));
    expect([await current(), currentSearch()]).toEqual(['肉禽', '?id=3']);
  });
});

describe('categories as banners (spec 2.2)', () => {
  test('each leads to its goods, and so does all it holds: one tap (finding S35)', async () => {
    await open('banners');
    const hrefOf = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByRole('link', { name: /鲜果 1,274 款/ });
    expect(hrefOf(/鲜果 1,274 款/)).toBe('/shop/classGoodList.html?id=1');
    expect(hrefOf(/时蔬 12 款/)).toBe('/shop/classGoodList.html?id=2');
    expect([hrefOf('草莓'), hrefOf('叶菜')].every((href) => href?.startsWith('/shop/classGoodList.html?id='))).toBe(true);
  });
});

describe('a category page without categories (spec 2.2)', () => {
  test('says so and leads on', async () => {
    await open('goods', '', { 'catalog.category.treeList': () => ({ layout: 'goods', tree: [] }) });
    expect(await screen.findByText('还没有分类')).toBeTruthy();
    expect(screen.getByRole('link', { name: '看全部商品' }).getAttribute('href')).toBe('/shop/classGoodList.html');
  });

  test('can be asked for again when they do not come', async () => {
    const replies: (Tree | typeof unreachable)[] = [unreachable];
    await open('goods', '', { 'catalog.category.treeList': () => replies.shift() ?? { layout: 'goods', tree } });
    fireEvent.click(await screen.findByRole('button', { name: '重新加载' }));
    expect(await current()).toBe('鲜果');
  });
});
