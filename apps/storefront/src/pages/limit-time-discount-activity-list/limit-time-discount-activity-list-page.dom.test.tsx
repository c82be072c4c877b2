import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { en } from '#i18n/en';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused, unreachable } from '../../../test/a-storefront.tsx';
import { activityGoods, activityNow, activityPage, anActivity } from '../../../test/an-activity.ts';

const discounted = activityGoods({ activityFen: 1_280, priceFen: 1_680, soldPercent: 72 });
const answers: Answers = { 'marketing.limitDiscount.goods': () => activityPage(null, [discounted]) };
const goodsCalls = (page: Awaited<ReturnType<typeof openPage>>) => page.sentTo('marketing.limitDiscount.goods').map(({ input }) => input);

describe('goods at a lower price for a while (spec 2.2, 2.3: 401)', () => {
  test('show the price of the activity, the one before struck through, and how much is gone', async () => {
    await openPage('/limitTimeDiscountActivityList.html', { answers });
    const link = await screen.findByRole('link', { name: '红颜草莓' });
    expect(link.getAttribute('href')).toBe('/shop/item/5.html');
    expect(screen.getByText('已抢 72%')).toBeTruthy();
    expect(document.querySelector('s')?.textContent).toBe('¥16.8');
  });

  test('those that are about to begin have a tab of their own, and each tab its order', async () => {
    const page = await openPage('/limitTimeDiscountActivityList.html', { answers });
    fireEvent.click(await screen.findByRole('tab', { name: '即将开始' }));
    await waitFor(() => expect(goodsCalls(page).at(-1)).toMatchObject({ state: 'SOON', sortType: 'default' }));
    expect(within(await screen.findByRole('article')).getByText('即将开始')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^选购 / })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '销量' }));
    await waitFor(() => expect(goodsCalls(page).at(-1)).toMatchObject({ state: 'SOON', sortType: 'sold', pageNum: 1 }));
  });

  test('of one discount stand below its words and its countdown', async () => {
    const page = await openPage('/limitTimeDiscountActivityList.html?id=9', {
      answers: { 'marketing.limitDiscount.goods': () => activityPage(anActivity(), [discounted]) },
    });
    expect(await screen.findByText('鲜果限时八折')).toBeTruthy();
    expect(screen.getByText('8折')).toBeTruthy();
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('1 天 00:00:00');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(goodsCalls(page)[0]).toEqual({ cid: '11', activityId: '9', sortType: 'default', pageNum: 1, pageSize: 10 });
  });

  test('one that is soon counts to its begin; one that is over says so and offers nothing', async () => {
    const of = (changes: Parameters<typeof anActivity>[0]): Answers => ({
      'marketing.limitDiscount.goods': () => activityPage(anActivity(changes), [discounted]),
    });
    await openPage('/limitTimeDiscountActivityList.html?id=9', {
      answers: of({ state: 'SOON', startsAt: activityNow + 3_600_000 }),
    });
    expect(await screen.findByText('距开始')).toBeTruthy();
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('01:00:00');
    await openPage('/limitTimeDiscountActivityList.html?id=9', { answers: of({ state: 'OVER' }) });
    expect(await screen.findByText('活动已结束')).toBeTruthy();
    expect(screen.queryByText('红颜草莓')).toBeNull();
  });

  test('that are none, fail to come, or belong to no activity are said to', async () => {
    await openPage('/limitTimeDiscountActivityList.html', { answers: { 'marketing.limitDiscount.goods': () => activityPage(null, []) } });
    expect(await screen.findByText('暂无限时折扣')).toBeTruthy();
    await openPage('/limitTimeDiscountActivityList.html', { answers: { 'marketing.limitDiscount.goods': () => unreachable } });
    expect((await screen.findByRole('alert')).textContent).toContain('商品没有加载出来');
    await openPage('/limitTimeDiscountActivityList.html?id=8', {
      answers: { 'marketing.limitDiscount.goods': () => refused('600404', '没有找到') },
    });
    expect(await screen.findByText('没有找到这个页面')).toBeTruthy();
  });

  test('are said in English', async () => {
    await openPage('/limitTimeDiscountActivityList.html?id=9', {
      answers: { 'marketing.limitDiscount.goods': () => activityPage(anActivity({ perMember: 2 }), [discounted]) },
      messages: en,
    });
    expect(await screen.findByText('20% off')).toBeTruthy();
    expect(screen.getByText('72% sold')).toBeTruthy();
    expect(screen.getByText('2 items per person')).toBeTruthy();
  });
});
