import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aCoupon } from '../../../test/a-coupon.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { renderPart, unreachable } from '../../../test/a-storefront.tsx';
import { View } from './coupon-block.tsx';

const show = (answers: Answers, props: Partial<Parameters<typeof View>[0]['props']> = {}, isMember = false) =>
  renderPart(<View props={{ layout: 'rail', ...props }} isFirstScreen={false} />, { answers, isMember });

describe('coupons of a decorated page (spec 3)', () => {
  test('are those the page names, or the shop’s own', async () => {
    const answers: Answers = { 'marketing.coupon.homePageList': () => [aCoupon()] };
    const named = show(answers, { couponIds: ['6', '7'], title: '先领券再下单' });
    expect(await screen.findByRole('heading', { level: 3, name: '全场通用券' })).toBeTruthy();
    expect(named.sentTo('marketing.coupon.homePageList')[0]?.input).toEqual({ cid: '11', ids: ['6', '7'] });
    expect(screen.getByRole('link', { name: '更多先领券再下单' }).getAttribute('href')).toBe('/shop/getCoupons.html');
    const own = show(answers, { layout: 'list' });
    await screen.findByRole('button', { name: '使用说明' });
    expect(own.sentTo('marketing.coupon.homePageList')[0]?.input).toEqual({ cid: '11' });
  });

  test('are claimed in place', async () => {
    let isClaimed = false;
    show(
      {
        'marketing.coupon.homePageList': () => [aCoupon(isClaimed ? { claimState: 'CLAIMED', couponId: '66' } : {})],
        'marketing.coupon.multipleReceive': () => {
          isClaimed = true;
          return [{ id: '6', result: 'GOT', couponId: '66' }];
        },
      },
      {},
      true,
    );
    fireEvent.click(await screen.findByRole('button', { name: '领取' }));
    expect(await screen.findByRole('link', { name: '去使用' })).toBeTruthy();
  });

  test('leave no gap where there are none, and can be asked for again', async () => {
    const { container, sentTo } = show({ 'marketing.coupon.homePageList': () => [] }, { title: '券' });
    await waitFor(() => expect(sentTo('marketing.coupon.homePageList')).toHaveLength(1));
    await waitFor(() => expect(container.querySelector('section')).toBeNull());
    show({ 'marketing.coupon.homePageList': () => unreachable });
    expect((await screen.findByRole('alert')).textContent).toContain('优惠券没有加载出来');
  });
});
