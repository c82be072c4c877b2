import type { OutputOf } from '@qianpu/contract/types';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, unreachable } from '../../../test/a-storefront.tsx';
import { en } from '../../shared/i18n/en.ts';

const order = {
  id: '7',
  shopName: '滨江店',
  title: '红颜草莓',
  picture: '1/strawberry.jpg',
  lines: 1,
  pieces: 2,
  paidAt: Date.parse('2026-11-14T10:00:00+08:00'),
  savedFen: 3_600,
  kinds: [
    { kind: 'FULL_REDUCTION', savedFen: 3_000 },
    { kind: 'COUPON', savedFen: 600 },
  ],
} as const;
const months = [0, 1_200, 0, 0, 0, 0, 0, 0, 0, 16_600, 3_600, 0];
const aSummary = (changes: Partial<OutputOf<'trade.saving.summary'>> = {}): OutputOf<'trade.saving.summary'> => ({
  year: 2026,
  years: [2026, 2025],
  orders: 4,
  savedFen: 21_400,
  everFen: 30_000,
  kinds: [
    { kind: 'FULL_REDUCTION', savedFen: 20_000 },
    { kind: 'COUPON', savedFen: 1_400 },
  ],
  months,
  ...changes,
});
const empty = { orders: 0, savedFen: 0, kinds: [], months: months.map(() => 0) };
const answers: Answers = {
  'trade.saving.summary': ({ year }) => (year === 2025 ? aSummary({ ...empty, year }) : aSummary()),
  'trade.saving.orders': () => ({ list: [{ ...order, kinds: [...order.kinds] }], pageNum: 1, hasMore: false }),
};
const open = (changes: Answers = {}, messages?: typeof en) =>
  openPage('/memberSaving.html', { isMember: true, answers: { ...answers, ...changes }, ...(messages && { messages }) });

describe('what a member has saved (rules 9.3)', () => {
  test('stands as a sum, by kind, by month and order by order, to the fen', async () => {
    await open();
    expect(await screen.findByText('2026 年已省')).toBeTruthy();
    expect(screen.getByText('买了 4 单，平均每单省 ¥53.50')).toBeTruthy();
    expect(screen.getByText('满减').closest('div')?.textContent).toBe('满减¥200.00');
    expect(screen.getByText('10月最多，¥166.00')).toBeTruthy();
    // December has not come, so no bar stands for it.
    expect(screen.queryByText('12月')).toBeNull();
    const row = (await screen.findByText('红颜草莓')).closest('a');
    expect(row?.getAttribute('href')).toBe('/shop/orderDetail.html?id=7');
    expect(row?.textContent).toContain('满减 ¥30.00 + 优惠券 ¥6.00');
    expect(row?.textContent).toContain('−36.00');
  });

  test('another year is a tap away, and may be empty', async () => {
    const { sentTo } = await open();
    fireEvent.click(await screen.findByRole('button', { name: '2025 年' }));
    expect(await screen.findByText('这一年还没有省钱记录')).toBeTruthy();
    expect(sentTo('trade.saving.summary').map(({ input }) => input)).toContainEqual(expect.objectContaining({ year: 2025 }));
  });

  test('who has saved nothing yet is told how, and led on', async () => {
    await open({ 'trade.saving.summary': () => aSummary({ ...empty, everFen: 0, years: [2026] }) });
    expect(await screen.findByText('还没有省钱记录')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去首页逛逛' })).toBeTruthy();
  });

  test('that does not come can be asked for again', async () => {
    let isUp = false;
    await open({ 'trade.saving.summary': () => (isUp ? aSummary() : unreachable) });
    const retry = await screen.findByRole('button', { name: '重新加载' });
    isUp = true;
    fireEvent.click(retry);
    await waitFor(() => expect(screen.getByText('2026 年已省')).toBeTruthy());
  });

  test('speaks English', async () => {
    await open({}, en);
    expect(await screen.findByText('Saved in 2026')).toBeTruthy();
    expect(screen.getByText('4 orders, ¥53.50 saved on average')).toBeTruthy();
  });
});
