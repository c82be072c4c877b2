import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { en } from '#i18n/en';
import { anOpening } from '../../../test/a-store.ts';
import { renderPart, unreachable } from '../../../test/a-storefront.tsx';
import { View } from './shop-card-block.tsx';

// The sheet's chunk, so that nothing waits for it while a test acts.
beforeAll(() => import('./service-sheet.tsx'));

const opening = anOpening({
  hours: '10:00–22:00',
  phones: ['0571-8888', '0571-9999'],
  rating: { score: 4.7, reviews: 86, service: 4.9, logistics: 4.7 },
});
const shop = { shopNote: '杭州滨江 · 30 分钟送达' };
const show = (
  changes: Partial<typeof opening> = {},
  props = { hasPhone: true, hasHours: true },
  messages = undefined as typeof en | undefined,
) =>
  renderPart(<View props={props} isFirstScreen={false} />, {
    answers: { 'shop.status.find': () => ({ ...opening, ...changes }) },
    shop,
    ...(messages && { messages }),
  });
const phones = () => screen.queryAllByRole('link', { name: /拨打/ }).map((link) => link.getAttribute('href'));

describe('the card of a shop (spec 3)', () => {
  test('says who sells here, when, and how they are reached', async () => {
    show();
    await screen.findByText('营业中');
    expect(screen.getByRole('heading', { name: '滨江店' })).toBeTruthy();
    expect(screen.getByText('营业时间 10:00–22:00')).toBeTruthy();
    expect(screen.getByRole('img', { name: '评分 4.7' })).toBeTruthy();
    expect(phones()).toEqual(['tel:0571-8888', 'tel:0571-9999']);
  });

  test('leaves out what the merchant does not show', async () => {
    show({}, { hasPhone: false, hasHours: false });
    await screen.findByText('营业中');
    expect([screen.queryByText(/营业时间/), phones()]).toEqual([null, []]);
  });

  test('leaves out what nobody has written down', async () => {
    show({ hours: '', phones: [] });
    await screen.findByText('营业中');
    expect([screen.queryByText(/营业时间/), phones()]).toEqual([null, []]);
  });

  test('says that a shop rests, in both languages', async () => {
    show({ status: 'RESTING', isOpen: false });
    await screen.findByText('休息中');
    show({ status: 'RESTING', isOpen: false }, undefined, en);
    await screen.findByText('Closed');
  });

  test('stands without what did not come', async () => {
    renderPart(<View props={{ hasPhone: true, hasHours: true }} isFirstScreen={false} />, {
      answers: { 'shop.status.find': () => unreachable },
    });
    expect(screen.getByRole('heading', { name: '滨江店' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '其他店铺' }).getAttribute('href')).toBe('/shop/instLoadPage.html');
  });

  test('leads to customer service', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: '联系客服' }));
    await screen.findByRole('dialog', { name: '联系客服' });
  });
});
