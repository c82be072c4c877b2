import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aCoupon } from '../../../test/a-coupon.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused, unreachable } from '../../../test/a-storefront.tsx';

const goods = [{ goodsId: '5', picture: '1/a.jpg', priceFen: 1_290 }];
const answers: Answers = {
  'marketing.coupon.detail': () => aCoupon({ goods, scopeBy: 'GOODS' }),
  'marketing.coupon.spread': () => ({ ...aCoupon(), sharer: { nickName: '林**', headIcon: null } }),
  'marketing.coupon.multipleReceive': () => [{ id: '6', result: 'GOT', couponId: '66' }],
};
const open = (search = '?id=6', changes: Answers = {}, isMember = true) =>
  openPage(`/getCoupon.html${search}`, { answers: { ...answers, ...changes }, isMember });

describe('one coupon (spec 2.2)', () => {
  test('says what it is worth, when and for what, and leads to its goods', async () => {
    const { sentTo } = await open();
    expect(await screen.findByRole('heading', { level: 2, name: '全场通用券' })).toBeTruthy();
    expect(screen.getByText('送您一张优惠券')).toBeTruthy();
    expect(screen.getByText('满 ¥99 可用')).toBeTruthy();
    expect(screen.getByText('领取后 7 天内有效')).toBeTruthy();
    expect(screen.getByText('指定商品可用')).toBeTruthy();
    expect(screen.getByRole('link', { name: '商品 ¥12.9' }).getAttribute('href')).toBe('/shop/item/5.html');
    expect(screen.getByRole('link', { name: '看全部可用商品' }).getAttribute('href')).toBe('/shop/useCoupon.html?id=6');
    expect(sentTo('marketing.coupon.spread')).toEqual([]);
  });

  test('from a friend says who shares it, and the claim tells the mall', async () => {
    const { sentTo } = await open('?id=6&sharerId=8');
    expect(await screen.findByText('林** 送您一张优惠券')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '领取' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('领取成功'));
    expect(sentTo('marketing.coupon.multipleReceive')[0]?.input).toEqual({ cid: '11', ids: ['6'], sharerId: '8' });
  });

  test('a sharer nobody can be is left out', async () => {
    const { sentTo } = await open('?id=6&sharerId=x');
    fireEvent.click(await screen.findByRole('button', { name: '领取' }));
    await waitFor(() => expect(sentTo('marketing.coupon.multipleReceive')[0]?.input).toEqual({ cid: '11', ids: ['6'] }));
    expect(sentTo('marketing.coupon.spread')).toEqual([]);
  });

  test('a visitor logs in and comes back with the sharer', async () => {
    await open('?id=6&sharerId=8', {}, false);
    fireEvent.click(await screen.findByRole('button', { name: '领取' }));
    await waitFor(() => expect(window.location.pathname).toBe('/shop/login.html'));
    expect(new URLSearchParams(window.location.search).get('returnUrl')).toBe('/shop/getCoupon.html?id=6&sharerId=8');
  });

  test('one that is gone is not found; one that does not load can be tried again', async () => {
    await open('?id=6', { 'marketing.coupon.detail': () => refused('600404', '没有找到') });
    expect(await screen.findByRole('heading', { name: '没有找到这个页面' })).toBeTruthy();
    await open('?id=6', { 'marketing.coupon.detail': () => unreachable });
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});
