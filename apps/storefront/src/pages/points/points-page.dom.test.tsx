import type { OutputOf } from '@qianpu/contract/types';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, unreachable } from '../../../test/a-storefront.tsx';
import { en } from '../../shared/i18n/en.ts';

type Points = OutputOf<'member.points.list'>;

const at = Date.parse('2026-11-12T19:22:00+08:00');
const points: Points = {
  list: [
    { id: '3', source: 'BIRTHDAY', refId: '2026', amount: 100, debt: 0, at },
    { id: '2', source: 'REFUND', refId: '6', amount: -5, debt: 12, at },
    { id: '1', source: 'ORDER', refId: '88', amount: 1_200, debt: -8, at },
  ],
  pageNum: 1,
  hasMore: false,
  points: 1_295,
  debt: 12,
  ends: [
    { points: 300, endsAt: Date.parse('2027-01-01T00:00:00+08:00') },
    { points: 995, endsAt: Date.parse('2028-01-01T00:00:00+08:00') },
  ],
  pointsPerYuan: 1,
  serverNow: at,
};
const open = (answers: Answers, messages = undefined as typeof en | undefined) =>
  openPage('/points.html', { answers, isMember: true, ...(messages && { messages }) });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('points (rules 8.4)', () => {
  test('says how many there are, what ends on which last day, what is owed and what earns them', async () => {
    await open({ 'member.points.list': () => points });
    expect(await screen.findByText('1,295')).toBeTruthy();
    expect(screen.getByText('300 分 2026-12-31 到期')).toBeTruthy();
    expect(screen.getByText('995 分 2027-12-31 到期')).toBeTruthy();
    expect(screen.getByText('退款后还欠 12 分，下次获得时自动抵扣')).toBeTruthy();
    expect(screen.getByText(/每实付 1 元得 1 分/)).toBeTruthy();
  });

  test('each movement says why, and what of it is owed or has paid off a debt', async () => {
    const { sentTo } = await open({ 'member.points.list': () => points });
    await screen.findByText('购物');
    expect(rows().slice(-3)).toEqual([
      '生日积分11-12 19:22+100',
      '退款扣回11-12 19:22 · 另欠 12−5',
      '购物11-12 19:22 · 另有 8 抵了欠分+1,200',
    ]);
    expect(screen.getByRole('link', { name: /购物/ }).getAttribute('href')).toBe('/shop/orderDetail.html?id=88');
    expect(sentTo('member.points.list')).toHaveLength(1);
  });

  test('a merchant may give none for orders; without any the page says so', async () => {
    await open({ 'member.points.list': () => ({ ...points, list: [], points: 0, debt: 0, ends: [], pointsPerYuan: 0 }) });
    expect(await screen.findByText('还没有积分')).toBeTruthy();
    expect(screen.getByText('购物暂不送积分')).toBeTruthy();
  });

  test('where the merchant takes points, the page says what they are worth at the cashier', async () => {
    await open({ 'member.points.list': () => points });
    await screen.findByText('1,295');
    expect(screen.queryByText(/付款时可抵扣/)).toBeNull();
    await open({ 'member.points.list': () => ({ ...points, payRule: { pointsForYuan: 100, mostPercent: 50 } }) });
    expect(await screen.findByText('付款时可抵扣：100 分抵 1 元，最多抵商品金额的 50%')).toBeTruthy();
  });

  test('what does not come can be asked for again; and all of it in English', async () => {
    await open({ 'member.points.list': () => unreachable });
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
    await open({ 'member.points.list': () => points }, en);
    expect(await screen.findByText('300 expire on Dec 31, 2026')).toBeTruthy();
    expect(screen.getByText('Birthday points')).toBeTruthy();
  });
});
