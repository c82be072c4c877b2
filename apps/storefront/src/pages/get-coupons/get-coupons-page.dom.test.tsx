import type { OutputOf } from '@qianpu/contract/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aCoupon } from '../../../test/a-coupon.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused, unreachable } from '../../../test/a-storefront.tsx';
import { en } from '../../shared/i18n/en.ts';

type Coupon = OutputOf<'marketing.coupon.detail'>;

/** A centre in which a claimed coupon is the member's. */
function centreOf(coupons: readonly Coupon[], changes: Answers = {}): Answers {
  let list = [...coupons];
  return {
    'marketing.storeCoupon.list': () => ({ list, pageNum: 1, hasMore: false }),
    'marketing.coupon.multipleReceive': ({ ids }) => {
      list = list.map((coupon) => (ids.includes(coupon.id) ? { ...coupon, claimState: 'CLAIMED', couponId: '66' } : coupon));
      return ids.map((id) => ({ id, result: 'GOT', couponId: '66' }));
    },
    ...changes,
  };
}
const open = (answers: Answers, isMember = true) => openPage('/getCoupons.html', { isMember, answers });
const ticket = (name: string) => within(screen.getByRole('heading', { level: 3, name: new RegExp(name) }).closest('article')!);

describe('the coupon centre (spec 2.2)', () => {
  test('a coupon is claimed in place, and leads on to what it is for', async () => {
    const { sentTo } = await open(centreOf([aCoupon()]));
    expect(await screen.findByRole('heading', { level: 2, name: '现在可领 1 张' })).toBeTruthy();
    expect(screen.getByText('全部用上最多省 ¥15')).toBeTruthy();
    expect(screen.getByText('已领 38%')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '领取' }));
    expect((await screen.findByRole('link', { name: '去使用' })).getAttribute('href')).toBe('/shop/useCoupon.html?id=6');
    expect(screen.getByRole('status').textContent).toBe('领取成功');
    expect(screen.getByRole('heading', { level: 2, name: '能领的券都领好了' })).toBeTruthy();
    const [claim] = sentTo('marketing.coupon.multipleReceive');
    expect(claim?.input).toEqual({ cid: '11', ids: ['6'] });
    expect(claim?.idempotencyKey).toBeTruthy();
  });

  test('a visitor logs in first, and comes back here', async () => {
    const { sentTo } = await open(centreOf([aCoupon()]), false);
    fireEvent.click(await screen.findByRole('button', { name: '领取' }));
    await waitFor(() => expect(window.location.pathname).toBe('/shop/login.html'));
    expect(new URLSearchParams(window.location.search).get('returnUrl')).toBe('/shop/getCoupons.html');
    expect(sentTo('marketing.coupon.multipleReceive')).toEqual([]);
  });

  test.each([
    ['100070', '优惠券已抢光'],
    ['100071', '领取数量已达上限'],
    ['100072', '您不符合领取条件'],
    [100111, '您已领取过该优惠券'],
  ])('the result %s is told in words (spec 8)', async (code, message) => {
    const passed = { kind: 'passed' as const, result: { code, status: 'error', message } };
    const { sentTo } = await open(centreOf([aCoupon()], { 'marketing.coupon.multipleReceive': () => passed }));
    fireEvent.click(await screen.findByRole('button', { name: '领取' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(message));
    // What it shows is asked anew: it was not true any more.
    await waitFor(() => expect(sentTo('marketing.storeCoupon.list').length).toBeGreaterThan(1));
  });

  test.each(['SOLD_OUT', 'LIMIT', 'NOT_FOR_YOU', 'OVER'] as const)('a claim that ends as %s is told in words', async (result) => {
    const words = { SOLD_OUT: '优惠券已抢光', LIMIT: '领取数量已达上限', NOT_FOR_YOU: '您不符合领取条件', OVER: '活动已结束' };
    await open(centreOf([aCoupon()], { 'marketing.coupon.multipleReceive': () => [{ id: '6', result, couponId: null }] }));
    fireEvent.click(await screen.findByRole('button', { name: '领取' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words[result]));
  });

  test('a refusal is said once, and the coupon can be tried again', async () => {
    await open(centreOf([aCoupon()], { 'marketing.coupon.multipleReceive': () => refused('616002', '活动已结束') }));
    fireEvent.click(await screen.findByRole('button', { name: '领取' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('活动已结束'));
    expect(screen.getByRole('button', { name: '领取' })).toBeTruthy();
  });

  test.each([
    ['SOLD_OUT', '已抢光'],
    ['SOON', '未开始'],
    ['PAUSED', '暂停领取'],
    ['OVER', '已结束'],
    ['NOT_FOR_YOU', '不可领'],
    ['CLAIMED', '已领取'],
  ] as const)('one that is %s says so, and cannot be tapped', async (claimState, word) => {
    await open(centreOf([aCoupon({ claimState, claimFrom: Date.parse('2026-11-20T10:00:00+08:00') })]));
    expect((await screen.findByRole('button', { name: word })).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByText('11-20 10:00 起') !== null).toBe(claimState === 'SOON');
  });

  test('the small print is unfolded', async () => {
    await open(centreOf([aCoupon({ audience: 'NEW' })]));
    const rules = await screen.findByRole('button', { name: '使用说明' });
    expect(screen.getByText(/每人限领 1 张/).hidden).toBe(true);
    fireEvent.click(rules);
    expect(rules.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/每人限领 1 张/).hidden).toBe(false);
    expect(ticket('全场通用券').getByText('新人')).toBeTruthy();
  });

  test('a shop’s own coupons and those of all shops are told apart where there are both', async () => {
    const own = aCoupon({ id: '7', name: '本店专享券', activityType: 405, cids: ['11'], shopNames: ['鲜屿'] });
    await open(centreOf([aCoupon(), own]));
    fireEvent.click(await screen.findByRole('button', { name: '本店券' }));
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['本店专享券']);
    fireEvent.click(screen.getByRole('button', { name: '通用券' }));
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['全场通用券']);
    await open(centreOf([own]));
    await screen.findByText('本店专享券');
    expect(screen.queryByRole('button', { name: '本店券' })).toBeNull();
  });

  test('without coupons it says so; one that does not load can be tried again', async () => {
    await open(centreOf([]));
    expect(await screen.findByText('暂时没有可领的券')).toBeTruthy();
    await open({ 'marketing.storeCoupon.list': () => unreachable });
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });

  test('speaks English', async () => {
    const worth = { by: 'PERCENT' as const, percentOff: 15, capFen: 3_000 };
    await openPage('/getCoupons.html', { answers: centreOf([aCoupon({ worth })]), messages: en });
    await screen.findByRole('button', { name: 'Claim' });
    expect(screen.getByText('15%').parentElement?.textContent).toBe('15%off');
    expect(screen.getByText('Valid 7 days after claiming')).toBeTruthy();
  });
});
