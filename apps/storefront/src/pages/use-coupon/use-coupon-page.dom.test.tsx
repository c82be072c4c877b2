import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aCard } from '../../../test/a-card.ts';
import { aCoupon } from '../../../test/a-coupon.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage } from '../../../test/a-storefront.tsx';

const answers: Answers = {
  'marketing.coupon.detail': () => aCoupon(),
  'marketing.coupon.goodsList': () => ({ list: [aCard()], pageNum: 1, hasMore: false }),
};
const open = (changes: Answers = {}, isMember = true) =>
  openPage('/useCoupon.html?id=6', { answers: { ...answers, ...changes }, isMember });

describe('the goods of a coupon (spec 2.2)', () => {
  test('are listed and sorted, below the coupon and what it asks for', async () => {
    const { sentTo } = await open();
    expect(await screen.findByText('红颜草莓')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: '全场通用券' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '价格' }));
    await waitFor(() =>
      expect(sentTo('marketing.coupon.goodsList').map(({ input }) => input)).toEqual([
        { cid: '11', id: '6', sortType: 'default', pageNum: 1, pageSize: 10 },
        { cid: '11', id: '6', sortType: 'priceUp', pageNum: 1, pageSize: 10 },
      ]),
    );
    expect(screen.getAllByText('满 ¥99 可用')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '去购物车' }).getAttribute('href')).toBe('/shop/cart.html');
  });

  test('the coupon can be claimed here, and says that it is', async () => {
    await open();
    expect(await screen.findByRole('button', { name: '领取' })).toBeTruthy();
    await open({ 'marketing.coupon.detail': () => aCoupon({ claimState: 'CLAIMED', couponId: '66', fromFen: 0 }) });
    expect(await screen.findByText('已领取')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '领取' })).toBeNull();
    expect(screen.getByText('无门槛，下单即可用')).toBeTruthy();
  });

  test('that are none are said to be none', async () => {
    await open({ 'marketing.coupon.goodsList': () => ({ list: [], pageNum: 1, hasMore: false }) });
    expect(await screen.findByText('没有可用的商品')).toBeTruthy();
  });
});
