import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { reviewsOf } from '../../../test/an-item.ts';
import { aReview } from '../../../test/reviews.ts';

const counts = { all: 12, good: 11, middle: 1, poor: 0, pictures: 4, appended: 2 };
const answers: Answers = {
  'catalog.review.summary': () => reviewsOf({ count: 12, goodRate: 91, counts, tags: [{ tag: '很甜', count: 7 }] }),
  'catalog.review.list': () => ({ list: [aReview()], pageNum: 1, hasMore: false }),
  'catalog.review.voted': () => ({ ids: [] }),
};
const open = (search = '', changes: Answers = {}, isMember = false) =>
  openPage(`/goodAppraisalList.html?id=5${search}`, { answers: { ...answers, ...changes }, isMember });

describe('all reviews of goods (spec 2.2)', () => {
  test.each([
    ['', { filter: 'all' }],
    ['&filter=poor', { filter: 'poor' }],
    ['&filter=other', { filter: 'all' }],
    ['&tag=很甜', { filter: 'all', tag: '很甜' }],
    [`&tag=${'很'.repeat(11)}`, { filter: 'all' }],
  ])('%s asks for %j', async (search, filter) => {
    const { sentTo } = await open(search);
    await screen.findByText('颗颗都立在凹槽里');
    expect(sentTo('catalog.review.list').map(({ input }) => input)).toEqual([{ goodsId: '5', ...filter, pageNum: 1, pageSize: 10 }]);
  });

  test('are narrowed by kinds and tags, which say how many they leave', async () => {
    const { sentTo } = await open();
    const kinds = within(await screen.findByRole('group', { name: '评价类型' }));
    expect(kinds.getAllByRole('button').map((kind) => kind.textContent)).toEqual([
      '全部 12',
      '有图 4',
      '追评 2',
      '好评 11',
      '中评 1',
      '差评 0',
    ]);
    const main = screen.getByRole('main');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '很甜 7' })));
    await waitFor(() => expect(sentTo('catalog.review.list').at(-1)?.input).toMatchObject({ tag: '很甜' }));
    expect(screen.getByRole('button', { name: '很甜 7', pressed: true })).toBeTruthy();
    // the same page, asked for something else: it stays where it is scrolled to, and the address can be come back to
    expect(screen.getByRole('main')).toBe(main);
    expect(window.location.search).toBe(`?${new URLSearchParams({ id: '5', tag: '很甜' })}`);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '全部 12' })));
    expect(window.location.search).toBe('?id=5');
  });

  test('what the clock wrote is counted, said to be so, and no list promises it', async () => {
    await open('', { 'catalog.review.summary': () => reviewsOf({ count: 12, goodRate: 91, counts: { ...counts, all: 3, good: 2 } }) });
    expect(await screen.findByText('共 12 条评价，含 9 条默认好评')).toBeTruthy();
    expect(screen.getByRole('button', { name: '全部 3' })).toBeTruthy();
  });

  test('a review says what was appended to it and what was answered', async () => {
    const appended = { text: '放了三天还是脆的', pictures: [], at: '2026-11-15T04:00:00.000Z', daysLater: 3 };
    const answer = { text: '谢谢', at: '2026-11-15T04:00:00.000Z' };
    await open('', { 'catalog.review.list': () => ({ list: [aReview({ appended, answer })], pageNum: 1, hasMore: false }) });
    for (const text of ['3 天后追评', '放了三天还是脆的', '商家回复', '谢谢']) expect(await screen.findByText(text)).toBeTruthy();
  });

  test('a member says that one helped, finds it said, and takes it back', async () => {
    let voted: string[] = [];
    const changes: Answers = {
      'catalog.review.voted': () => ({ ids: voted }),
      'catalog.review.helpful': ({ id, isHelpful }) => {
        voted = isHelpful ? [id] : [];
        return { helpful: 3 + voted.length };
      },
    };
    const { sentTo } = await open('', changes, true);
    fireEvent.click(await screen.findByRole('button', { name: '有用 3', pressed: false }));
    fireEvent.click(await screen.findByRole('button', { name: '有用 4', pressed: true }));
    expect(await screen.findByRole('button', { name: '有用 3', pressed: false })).toBeTruthy();
    expect(sentTo('catalog.review.helpful').map(({ input }) => input)).toEqual([
      { id: '1', isHelpful: true },
      { id: '1', isHelpful: false },
    ]);
  });

  test('what a member said before is told; a visitor is not asked about', async () => {
    const result: Answers = { 'catalog.review.voted': () => ({ ids: ['1'] }) };
    const { sentTo } = await open('', result, true);
    expect(await screen.findByRole('button', { name: '有用 3', pressed: true })).toBeTruthy();
    expect(sentTo('catalog.review.voted').map(({ input }) => input)).toEqual([{ ids: ['1'] }]);
    const visitor = await open('', result);
    expect(await screen.findByRole('button', { name: '有用 3', pressed: false })).toBeTruthy();
    expect(visitor.sentTo('catalog.review.voted')).toEqual([]);
  });

  test('a visitor who says so is led to login, and back', async () => {
    const { sentTo } = await open('&filter=good');
    fireEvent.click(await screen.findByRole('button', { name: '有用 3' }));
    await waitFor(() => expect(window.location.pathname).toBe('/shop/login.html'));
    expect(new URLSearchParams(window.location.search).get('returnUrl')).toBe('/shop/goodAppraisalList.html?id=5&filter=good');
    expect(sentTo('catalog.review.helpful')).toEqual([]);
  });

  test('none at all lead to the goods; none of a kind leave the kinds', async () => {
    const none: Answers = { 'catalog.review.list': () => ({ list: [], pageNum: 1, hasMore: false }) };
    await open('', { ...none, 'catalog.review.summary': () => reviewsOf({}) });
    expect((await screen.findByText('看看商品')).getAttribute('href')).toBe('/shop/item/5.html');
    await open('&filter=poor', none);
    expect(await screen.findByText('暂无此类评价')).toBeTruthy();
    expect(screen.getByRole('group', { name: '评价类型' })).toBeTruthy();
  });

  test('that do not come are asked for again', async () => {
    let tries = 0;
    await open('', {
      'catalog.review.list': () => {
        tries += 1;
        return tries === 1 ? refused('600500', 'x') : { list: [aReview()], pageNum: 1, hasMore: false };
      },
    });
    await screen.findByText('评价没有加载出来');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('颗颗都立在凹槽里')).toBeTruthy();
  });
});
