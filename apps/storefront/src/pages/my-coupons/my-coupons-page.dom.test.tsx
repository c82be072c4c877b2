import type { OutputOf } from '@qianpu/contract/types';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aMyCoupon } from '../../../test/a-coupon.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, unreachable } from '../../../test/a-storefront.tsx';
import { en } from '../../shared/i18n/en.ts';

type Mine = OutputOf<'marketing.coupon.memberList'>;

const counts = { unused: 2, used: 1, expired: 0, endingSoon: 1 };
const lists: Record<'UNUSED' | 'USED' | 'EXPIRED', Mine['list']> = {
  UNUSED: [
    aMyCoupon({ id: '1', name: '快到期的券', isEndingSoon: true, endsAt: Date.now() + 1_000 }),
    aMyCoupon({ id: '2', name: '别店的券', templateId: '7', cids: ['12'], shopNames: ['素纸'] }),
  ],
  USED: [aMyCoupon({ id: '3', state: 'USED', orderId: '9' })],
  EXPIRED: [],
};
const answers: Answers = {
  'marketing.coupon.memberList': ({ state = 'UNUSED' }) => ({ list: lists[state], pageNum: 1, hasMore: false, counts }),
};
const open = (changes: Answers = {}) => openPage('/myCoupons.html', { answers: { ...answers, ...changes }, isMember: true });
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('a member’s coupons', () => {
  test('are counted, and lead to what they are for, in whichever shop', async () => {
    await open();
    expect(await screen.findByRole('tab', { name: '可使用 2' })).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['可使用 2', '已使用 1', '已过期']);
    expect(screen.getAllByRole('link', { name: '去使用' }).map((link) => link.getAttribute('href'))).toEqual([
      '/shop/useCoupon.html?id=6',
      '/shop/useCoupon.html?id=7&cid=12',
    ]);
    expect(screen.getByText('今天 24:00 到期')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去领券中心' }).getAttribute('href')).toBe('/shop/getCoupons.html');
    expect(screen.getByRole('link', { name: '兑换码' }).getAttribute('href')).toBe('/shop/couponExchange.html');
  });

  test('can be narrowed to those that end soon', async () => {
    await open();
    const soon = await screen.findByRole('button', { name: '快到期 1' });
    expect(names()).toEqual(['快到期的券', '别店的券']);
    fireEvent.click(soon);
    expect(names()).toEqual(['快到期的券']);
    fireEvent.click(soon);
    expect(names()).toHaveLength(2);
  });

  test('that are used lead to their order; where there are none the page says so', async () => {
    await open();
    fireEvent.click(await screen.findByRole('tab', { name: '已使用 1' }));
    expect((await screen.findByRole('link', { name: '看订单' })).getAttribute('href')).toBe('/shop/orderDetail.html?id=9');
    expect(screen.queryByRole('button', { name: /快到期/ })).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: '已过期' }));
    expect(await screen.findByText('没有过期的券')).toBeTruthy();
  });

  test('that an unpaid order holds say so', async () => {
    const list = [aMyCoupon({ state: 'LOCKED', orderId: '9' })];
    await open({ 'marketing.coupon.memberList': () => ({ list, pageNum: 1, hasMore: false, counts }) });
    expect(await screen.findByText('下单占用中')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '去使用' })).toBeNull();
  });

  test('that do not come can be asked for again; and all of it in English', async () => {
    await open({ 'marketing.coupon.memberList': () => unreachable });
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
    await openPage('/myCoupons.html', { answers, isMember: true, messages: en });
    expect(await screen.findByRole('tab', { name: 'Available 2' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ending soon 1' })).toBeTruthy();
  });
});
