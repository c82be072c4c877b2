import type { OutputOf } from '@qianpu/contract/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aCard } from '../../../test/a-card.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage } from '../../../test/a-storefront.tsx';
import { answerOf } from '../../../test/search-answers.ts';

const goods = aCard({ soldCount: 1 });
const tile = (id: string, name: string) => ({ id, name, picture: '1/a.jpg' });
const answers: Answers = {
  'catalog.product.pageList': () => ({ list: [goods], pageNum: 1, hasMore: false }),
  'catalog.search.goods': () => answerOf([{ ...goods, marks: [] }]),
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
    ['?groupId=x', {}],
    ['?id=11&groupId=9', { categoryId: '11' }],
  ])('%s asks for %j', async (search, request) => {
    const { sentTo } = await open(search);
    await screen.findByText('红颜草莓');
    expect(sentTo('catalog.search.goods').map(({ input }) => input)).toEqual([
      { cid: '11', ...request, sortType: 'default', pageNum: 1, pageSize: 10 },
    ]);
  });

  test('of a group are those the merchant has chosen', async () => {
    const { sentTo } = await open('?groupId=9');
    await screen.findByText('红颜草莓');
    expect(sentTo('catalog.product.pageList').map(({ input }) => input)).toEqual([
      { cid: '11', groupId: '9', sortType: 'default', pageNum: 1, pageSize: 10 },
    ]);
    expect(screen.queryByRole('button', { name: '筛选' })).toBeNull();
  });

  test('a category leads up to the one it lies in and down to those it holds', async () => {
    await open('?id=11');
    await screen.findByRole('heading', { level: 1, name: '草莓' });
    const ids = ['1', '111', '112'];
    expect(hrefsIn('相关分类')).toEqual(ids.map((id) => `/shop/classGoodList.html?id=${id}`));
    expect(screen.getByRole('link', { name: '全部鲜果' })).toBeTruthy();
  });

  test('are filtered as search results are, within their category (findings S35, M8)', async () => {
    const { sentTo } = await open('?id=11');
    const button = await screen.findByRole('button', { name: '筛选' });
    fireEvent.click(button);
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }, { timeout: 10_000 }));
    expect(sheet.queryByText('鲜果 8')).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: '红颜 8' }));
    fireEvent.click(await sheet.findByRole('button', { name: '查看 1 款' }));
    await screen.findByRole('button', { name: '筛选，已选 1 项' });
    expect(sentTo('catalog.search.goods').at(-1)?.input).toMatchObject({ categoryId: '11', brandIds: ['7'] });
    fireEvent.click(screen.getByRole('button', { name: '仅看有货' }));
    await waitFor(() => expect(sentTo('catalog.search.goods').at(-1)?.input).toMatchObject({ categoryId: '11', inStock: true }));
  });

  test('that filters leave none of lead back to all of them', async () => {
    await open('?id=11', { 'catalog.search.goods': ({ inStock }) => answerOf(inStock ? [] : [{ ...goods, marks: [] }]) });
    fireEvent.click(await screen.findByRole('button', { name: '仅看有货' }));
    fireEvent.click(await screen.findByRole('button', { name: '清除筛选' }));
    await screen.findByText('红颜草莓');
  });

  test('have the way to search', async () => {
    await open('?id=11');
    expect((await screen.findByRole('link', { name: /搜索/ })).getAttribute('href')).toBe('/shop/search.html');
  });

  test('of a category stand below its ways from the first moment: nothing pushes them down', async () => {
    const named = Promise.withResolvers<OutputOf<'catalog.category.info'>>();
    const { sentTo } = await open('?id=11', { 'catalog.category.info': () => named.promise });
    await waitFor(() => expect(sentTo('catalog.search.goods')).toHaveLength(1));
    await screen.findByText('红颜草莓');
    expect(screen.queryByRole('heading', { name: '红颜草莓' })).toBeNull();
    named.resolve({ ...tile('11', '草莓'), path: [], children: [] });
    expect(await screen.findByRole('heading', { name: '红颜草莓' })).toBeTruthy();
  });

  test('stand in the order that was chosen', async () => {
    const { sentTo } = await open();
    fireEvent.click(await screen.findByRole('button', { name: '销量' }));
    await screen.findByText('红颜草莓');
    expect(sentTo('catalog.search.goods').at(-1)?.input).toMatchObject({ sortType: 'sold' });
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
      'catalog.search.goods': ({ pageNum }) =>
        answerOf([{ ...goods, id: String(pageNum), title: `第 ${pageNum} 页`, marks: [] }], {
          pageNum: Number(pageNum),
          hasMore: pageNum === 1,
        }),
    });
    await screen.findByText('第 2 页');
    fireEvent.click(screen.getByRole('button', { name: '切换为列表' }));
    expect(screen.getByText('第 2 页')).toBeTruthy();
  });
});
