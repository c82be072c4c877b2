import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage, unreachable } from '../../../test/a-storefront.tsx';
import { activityPage, anActivity } from '../../../test/an-activity.ts';

const first = anActivity({ name: '首单礼', activityType: null, terms: { kind: 'FIRST_ORDER', fromFen: 2_000, minusFen: 500 } });

const open = (isNew: boolean | null, activity: typeof first | null = first) =>
  openPage('/firstReduction.html', {
    answers: { 'marketing.firstOrder.list': () => ({ ...activityPage(activity), isNew }) },
    isMember: isNew !== null,
  });

describe('what a first order costs less (spec 2.2, rules 13)', () => {
  test('a visitor is told what it is, and asked to log in to know whether it is theirs', async () => {
    await open(null);
    expect(await screen.findByText('首单满20减5')).toBeTruthy();
    expect(screen.getByText('红颜草莓')).toBeTruthy();
    expect(screen.getByText('未付款的订单取消后，首单资格保留')).toBeTruthy();
    expect(screen.getByRole('button', { name: '去登录' })).toBeTruthy();
  });

  test('a new member is told that it is theirs, any other that it is for new customers', async () => {
    await open(true);
    expect(await screen.findByText('您可享首单立减，下单时自动减')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去购物车' })).toBeTruthy();
    await open(false);
    expect(await screen.findByText('首单立减仅限新客：您已在本商家下过单')).toBeTruthy();
  });

  test('none, and none that comes, is said', async () => {
    await open(null, null);
    expect(await screen.findByText('暂无首单优惠')).toBeTruthy();
    await openPage('/firstReduction.html', { answers: { 'marketing.firstOrder.list': () => unreachable } });
    expect(await screen.findByText('页面没有加载出来')).toBeTruthy();
  });
});
