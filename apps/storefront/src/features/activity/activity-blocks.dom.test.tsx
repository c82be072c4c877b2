import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { refused, renderPart, unreachable } from '../../../test/a-storefront.tsx';
import { activityGoods, activityNow, activityPage, anActivity, aTier } from '../../../test/an-activity.ts';
import { View as FullReduction } from './full-reduction-block.tsx';
import { View as LimitedDiscount } from './limited-discount-block.tsx';
import { View as Package } from './package-block.tsx';

const goods = [activityGoods({ activityFen: 990, priceFen: 1_290 })];
const discount = (answers: Answers, props: object = {}) =>
  renderPart(<LimitedDiscount props={{ count: 6, layout: 'rail', ...props }} isFirstScreen={false} />, { answers });
const gone = { kind: 'failed' as const, code: '600404', reason: '没有找到' };

describe('a decorated block of limited discounts (spec 2.3: 401)', () => {
  test('of all that run, without a countdown: each ends at its own time', async () => {
    const { sentTo } = discount({ 'marketing.limitDiscount.goods': () => activityPage(anActivity(), goods) });
    expect(await screen.findByText('红颜草莓')).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('link', { name: '更多限时折扣' }).getAttribute('href')).toBe('/shop/limitTimeDiscountActivityList.html');
    expect(sentTo('marketing.limitDiscount.goods')[0]?.input).toEqual({ cid: '11', pageSize: 6 });
  });

  test('of one, with the time that is left; over, it leaves no gap', async () => {
    const one = { activityId: '9', title: '今日八折' };
    discount({ 'marketing.limitDiscount.goods': () => activityPage(anActivity(), goods) }, one);
    expect(await screen.findByRole('timer')).toBeTruthy();
    expect(screen.getByRole('link', { name: '更多今日八折' }).getAttribute('href')).toContain('?id=9');
    const over = discount({ 'marketing.limitDiscount.goods': () => activityPage(anActivity({ state: 'OVER' }), goods) }, one);
    await waitFor(() => expect(over.sentTo('marketing.limitDiscount.goods')).toHaveLength(1));
    await waitFor(() => expect(over.container.querySelector('section')).toBeNull());
  });

  test('what it names is not there: the block is left out, the page around it stays', async () => {
    const { container } = discount({ 'marketing.limitDiscount.goods': () => refused(gone.code, gone.reason) }, { activityId: '8' });
    await waitFor(() => expect(container.querySelector('[aria-hidden]')).toBeNull());
    expect(container.textContent).toBe('');
    discount({ 'marketing.limitDiscount.goods': () => unreachable });
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});

describe('a decorated block of a full reduction (spec 2.3: 403)', () => {
  const reduction = anActivity({
    name: '鲜果满减',
    terms: { kind: 'FULL_REDUCTION', reduction: { by: 'TIERS', measure: 'FEN', tiers: [aTier({ from: 9_900, minusFen: 1_500 })] } },
  });
  const show = (activity: typeof reduction) =>
    renderPart(<FullReduction props={{ activityId: '9', count: 4 }} isFirstScreen={false} />, {
      answers: { 'marketing.fullReduction.goods': () => activityPage(activity, goods) },
    });

  test('says what it does and leads to its goods, while it runs', async () => {
    show(reduction);
    expect(await screen.findByText('满99减15')).toBeTruthy();
    expect(screen.getByRole('link', { name: '更多鲜果满减' }).getAttribute('href')).toBe('/shop/activeGoodsList.html?id=9&type=403');
    const { container, sentTo } = show({ ...reduction, startsAt: activityNow + 1_000, state: 'SOON' });
    await waitFor(() => expect(sentTo('marketing.fullReduction.goods')).toHaveLength(1));
    await waitFor(() => expect(container.textContent).toBe(''));
  });
});

describe('a decorated block of packages (spec 2.3: 407)', () => {
  test('shows those that run, with the mall’s price of a set', async () => {
    const bundle = {
      ...anActivity({ name: '早餐桌', terms: { kind: 'PACKAGE', price: { by: 'AMOUNT', priceFen: 51_000 }, choose: null } }),
      parts: [{ goodsId: '3', title: '锅', picture: '1/a.jpg', pieces: 1, isMain: true, skus: [] }],
      goodsFen: 63_900,
      payableFen: 51_000,
      serverNow: activityNow,
    };
    renderPart(<Package props={{ activityIds: ['9', '8'] }} isFirstScreen={false} />, {
      answers: { 'marketing.packageBuy.goods': ({ id }) => (id === '9' ? bundle : refused(gone.code, gone.reason)) },
    });
    const link = await screen.findByRole('link', { name: '早餐桌' });
    expect(link.getAttribute('href')).toBe('/shop/discountPackageActivityDetail.html?id=9&type=407');
    expect(screen.getByText('¥639')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});
