import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { reviewsOf } from '../../../test/an-item.ts';
import { aWaitingLine, myReview } from '../../../test/reviews.ts';

const page = <T,>(...list: T[]) => ({ list, pageNum: 1, hasMore: false });
const answers: Answers = {
  'catalog.review.pending': () => page(aWaitingLine()),
  'catalog.review.mine': () => page(),
  'catalog.review.summary': () => reviewsOf({ tags: [{ tag: '很甜', count: 7 }] }),
  'catalog.review.add': () => ({ id: '1', standing: 'SHOWN' }),
  'catalog.review.append': () => ({ standing: 'WAITING' }),
};
const open = (changes: Answers = {}, search = '?orderId=501') =>
  openPage(`/appraisal.html${search}`, { answers: { ...answers, ...changes }, isMember: true });

describe('writing reviews (spec 2.2)', () => {
  test.each([
    ['?orderId=501', { orderId: '501' }],
    ['?orderId=x', {}],
    ['', {}],
  ])('%s asks for the lines of %j', async (search, which) => {
    const { sentTo } = await open({}, search);
    await screen.findByText('红颜草莓');
    expect(sentTo('catalog.review.pending')[0]?.input).toEqual({ ...which, pageNum: 1, pageSize: 50 });
  });

  test('stars come first; words, tags and namelessness go with them, once', async () => {
    let isWritten = false;
    const { sentTo } = await open({
      'catalog.review.pending': () => (isWritten ? page() : page(aWaitingLine())),
      'catalog.review.add': () => {
        isWritten = true;
        return { id: '1', standing: 'SHOWN' };
      },
    });
    await screen.findByRole('group', { name: '给 红颜草莓 打分' });
    expect(screen.queryByRole('button', { name: '发布评价' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: '4 星' }));
    const service = screen.getByRole('group', { name: '店铺服务' });
    fireEvent.click(within(service).getByRole('radio', { name: '5 星' }));
    fireEvent.change(screen.getByRole('textbox', { name: '评价内容' }), { target: { value: '很新鲜' } });
    expect(screen.getByText('3/500')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: '很甜' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '匿名评价' }));
    fireEvent.click(screen.getByRole('button', { name: '发布评价' }));
    fireEvent.click(screen.getByRole('button', { name: '发布评价' }));
    expect(await screen.findByText('没有待评价的商品')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('评价已发布，感谢您的分享'));
    expect(sentTo('catalog.review.add').map(({ input }) => input)).toEqual([
      { orderId: '501', skuId: '21', score: 4, serviceScore: 5, text: '很新鲜', pictures: [], tags: ['很甜'], isAnonymous: true },
    ]);
  });

  test('at most five tags are taken', async () => {
    await open({ 'catalog.review.summary': () => reviewsOf({ tags: ['一', '二'].map((tag) => ({ tag, count: 1 })) }) });
    fireEvent.click(await screen.findByRole('radio', { name: '5 星' }));
    for (const tag of ['一', '二', '质量好', '包装好', '发货快']) fireEvent.click(await screen.findByRole('button', { name: tag }));
    expect(screen.getByRole('button', { name: '值得回购' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '一' }));
    expect(screen.getByRole('button', { name: '值得回购' }).hasAttribute('disabled')).toBe(false);
  });

  test('a refusal leaves what was written', async () => {
    await open({ 'catalog.review.add': () => refused('600400', '不能评价') });
    fireEvent.click(await screen.findByRole('radio', { name: '5 星' }));
    fireEvent.change(screen.getByRole('textbox', { name: '评价内容' }), { target: { value: '很新鲜' } });
    fireEvent.click(screen.getByRole('button', { name: '发布评价' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('不能评价'));
    expect(screen.getByDisplayValue('很新鲜')).toBeTruthy();
  });

  test('one’s own show what was said of the shop, too (finding M13)', async () => {
    await open({ 'catalog.review.mine': () => page(myReview({ serviceScore: 5, logisticsScore: 4 })) });
    expect(await screen.findByText('店铺服务 5 星 · 物流服务 4 星')).toBeTruthy();
  });

  test('one’s own say where they stand, and can be added to once', async () => {
    const { sentTo } = await open({ 'catalog.review.mine': () => page(myReview({ standing: 'WAITING' })) });
    expect(await screen.findByText('审核中')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '追加评价' }));
    fireEvent.click(screen.getByRole('button', { name: '发布追评' }));
    expect(screen.getByRole('status').textContent).toBe('请填写评价内容');
    fireEvent.change(screen.getByRole('textbox', { name: '追评内容' }), { target: { value: '还是很甜' } });
    fireEvent.click(screen.getByRole('button', { name: '发布追评' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('评价已提交，审核后展示'));
    expect(sentTo('catalog.review.append').map(({ input }) => input)).toEqual([{ id: '1', text: '还是很甜', pictures: [] }]);
    expect(screen.queryByRole('button', { name: '发布追评' })).toBeNull();
  });
});
