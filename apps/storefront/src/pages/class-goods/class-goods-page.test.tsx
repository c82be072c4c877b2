// @vitest-environment happy-dom
import type { OutputOf, ProductCard } from '@qianpu/contract/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage } from '../../../test/a-storefront.tsx';

const goods: ProductCard = {
  id: '5',
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
const tile = (id: string, name: string) => ({ id, name, picture: '1/a.jpg' });
const answers: Answers = {
  'catalog.product.pageList': () => ({ list: [goods], pageNum: 1, hasMore: false }),
  'catalog.category.info': () => ({
    ...tile('11', '草莓'),
    path: [{ id: '1', name: '鲜果' }],
    children: [tile('111', '红颜'), tile('112', '章姬')],
  }),
};
const open = (search = '', others: Answers = {}) => openPage(`/classGoodList.html${search}`, { answers: { ...answers, ...others } });

/** Everything is near: nobody scrolls here. */
class Near {
  readonly #seen: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#seen = seen;
  }
  observe = () => this.#seen([{ isIntersecting: true }]);
  disconnect = () => undefined;
}
afterEach(() => vi.unstubAllGlobals());

const hrefsIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the goods of a category, a group or all (spec 2.2)', () => {
  test.each([
    ['', {}],
    ['?id=11', { categoryId: '11' }],
    ['?groupId=9', { groupId: '9' }],
    ['?groupId=x', {}],
    ['?id=11&groupId=9', { categoryId: '11' }],
  ])('%s asks for %j', async (search, wish) => {
    const { sentTo } = await open(search);
    await screen.findByText('红颜草莓');
    expect(sentTo('catalog.product.pageList').map(({ input }) => input)).toEqual([
      { cid: '11', ...wish, sortType: 'default', pageNum: 1, pageSize: 10 },
    ]);
  });

  test('a category leads up to those it lies in and down to those it holds', async () => {
    await open('?id=11');
    await screen.findByRole('heading', { level: 1, name: '草莓' });
    expect(hrefsIn('上级分类')).toEqual(['/shop/classGoodList.html?id=1']);
    expect(hrefsIn('下级分类')).toEqual(['/shop/classGoodList.html?id=111', '/shop/classGoodList.html?id=112']);
  });

  test('of a category stand below its ways from the first moment: nothing pushes them down', async () => {
    const named = Promise.withResolvers<OutputOf<'catalog.category.info'>>();
    const { sentTo } = await open('?id=11', { 'catalog.category.info': () => named.promise });
    await waitFor(() => expect(sentTo('catalog.product.pageList')).toHaveLength(1));
    await screen.findByText('红颜草莓');
    expect(screen.queryByRole('heading', { name: '红颜草莓' })).toBeNull();
    named.resolve({ ...tile('11', '草莓'), path: [], children: [] });
    expect(await screen.findByRole('heading', { name: '红颜草莓' })).toBeTruthy();
  });

  test('stand in the order that was chosen', async () => {
    const { sentTo } = await open();
    fireEvent.click(await screen.findByRole('button', { name: '销量' }));
    await screen.findByText('红颜草莓');
    expect(sentTo('catalog.product.pageList').at(-1)?.input).toMatchObject({ sortType: 'sold' });
  });

  test('stand in rows where that was chosen, and the device remembers', async () => {
    await open();
    await screen.findByText('红颜草莓');
    expect(screen.getAllByRole('list')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: '切换为列表' }));
    expect([screen.getAllByRole('list').length, localStorage.getItem('listForm_1')]).toEqual([1, 'list']);
    fireEvent.click(screen.getByRole('button', { name: '切换为双列' }));
    expect([screen.getAllByRole('list').length, localStorage.getItem('listForm_1')]).toEqual([2, 'grid']);
  });

  test('stay as far as they have come when the form changes', async () => {
    vi.stubGlobal('IntersectionObserver', Near);
    await open('', {
      'catalog.product.pageList': ({ pageNum }) => ({
        list: [{ ...goods, id: String(pageNum), title: `第 ${pageNum} 页` }],
        pageNum: Number(pageNum),
        hasMore: pageNum === 1,
      }),
    });
    await screen.findByText('第 2 页');
    fireEvent.click(screen.getByRole('button', { name: '切换为列表' }));
    expect(screen.getByText('第 2 页')).toBeTruthy();
  });
});
