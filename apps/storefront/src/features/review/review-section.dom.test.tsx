import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderPart } from '../../../test/a-storefront.tsx';
import { reviewsOf } from '../../../test/an-item.ts';
import type { Review } from './review-author.tsx';
import { ReviewSection } from './review-section.tsx';

// The viewer's chunk, so that nothing waits for it while a test acts.
beforeAll(() => import('#ui/image-viewer'));

const review: Review = {
  id: '1',
  author: { name: '荔***枝', avatar: null },
  score: 4,
  text: '颗颗都立在凹槽里',
  pictures: ['1/a.jpg', '1/b.jpg', '1/c.jpg', '1/d.jpg', '1/e.jpg'],
  tags: ['很甜'],
  specs: '大果 500g×2 盒',
  at: '2026-11-12T04:00:00.000Z',
  appended: null,
  answer: null,
  helpful: 3,
};
const show = (changed: Parameters<typeof reviewsOf>[0]) =>
  renderPart(<ReviewSection goodsId="5" />, { answers: { 'catalog.review.summary': () => reviewsOf(changed) } });

describe('what buyers say of goods (spec 2.2)', () => {
  test('how many there are and how many are content lead to all of them, and so does each tag', async () => {
    show({ count: 12_345, goodRate: 98, tags: [{ tag: '很甜', count: 2_341 }] });
    const all = await screen.findByRole('link', { name: '好评率 98%，查看全部 1.2万 条评价' });
    expect([all.textContent, all.getAttribute('href')]).toEqual(['好评率 98%', '/shop/goodAppraisalList.html?id=5']);
    const tag = screen.getByRole('link', { name: '很甜 2,341' });
    expect(tag.getAttribute('href')).toBe(`/shop/goodAppraisalList.html?id=5&tag=${encodeURIComponent('很甜')}`);
  });

  test('a review says who, when, how many stars and of what; its pictures open over the whole screen', async () => {
    show({ count: 1, goodRate: 100, first: [review] });
    const brief = within(await screen.findByRole('article'));
    for (const text of ['荔***枝', '2026-11-12', '颗颗都立在凹槽里', '大果 500g×2 盒', '共 5 张'])
      expect(brief.getByText(text)).toBeTruthy();
    expect(brief.getByRole('img', { name: '4 星，满分 5 星' })).toBeTruthy();
    fireEvent.click(brief.getByRole('button', { name: '评价图 4' }));
    expect(await screen.findByRole('dialog', { name: '荔***枝' })).toBeTruthy();
  });

  test('goods nobody has spoken of say so, and lead nowhere', async () => {
    show({});
    expect(await screen.findByText('暂无评价，购买后欢迎来分享')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
