import type { InputOf, OutputOf } from '@qianpu/contract/types';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { readStored, writeStored } from '#session/stored';
import { aMyCoupon } from '../../../test/a-coupon.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { aPayStatus, aQuote } from '../../../test/orders.ts';

beforeAll(() => import('./coupon-sheet.tsx'));

type Quote = OutputOf<'trade.order.confirm'>;
type Entry = Quote['shops'][number]['receipt'][number];

const coupons = [
  aMyCoupon({ id: '1', name: '店铺券', worth: { by: 'AMOUNT', minusFen: 1_200 } }),
  aMyCoupon({ id: '2', name: '签到券', worth: { by: 'AMOUNT', minusFen: 800 } }),
  aMyCoupon({ id: '3', name: '大额券', worth: { by: 'AMOUNT', minusFen: 9_900 }, fromFen: 99_900 }),
];
const off: Record<string, number> = { 1: 1_200, 2: 800 };

/** As the engine tells it: a coupon that was chosen leaves the others aside, the best is held against each of them. */
function quoted({ choices = [] }: InputOf<'trade.order.confirm'>, gone: readonly string[] = []): Quote {
  const choice = choices[0]?.coupon ?? 'BEST';
  const best = ['1', '2'].find((id) => !gone.includes(id));
  const takenId = choice === 'BEST' ? best : choice === 'NONE' || gone.includes(choice) ? undefined : choice;
  const offFen = takenId ? (off[takenId] ?? 0) : 0;
  const reasonOf = (id: string): Entry['reason'] => {
    if (id === takenId) return { code: 'TAKEN' };
    if (choice !== 'BEST') return { code: 'CHOSEN_OTHER' };
    return id === '3'
      ? { code: 'MISSING', thresholdFen: 99_900, missingFen: 91_920 }
      : { code: 'BETTER_WITHOUT', lossFen: offFen - (off[id] ?? 0) };
  };
  const receipt = coupons
    .filter(({ id }) => !gone.includes(id))
    .map(({ id, name }): Entry => {
      const isTaken = id === takenId;
      return {
        kind: 'PROMOTION',
        promotionKind: 'COUPON',
        promotionId: id,
        name,
        amountFen: isTaken ? 0 - offFen : 0,
        isTaken,
        reason: reasonOf(id),
      };
    });
  const quote = aQuote();
  const payableFen = quote.totals.payableFen - offFen;
  return {
    ...quote,
    shops: quote.shops.map((shop) => ({ ...shop, discountFen: offFen, payableFen, receipt: [...receipt, ...shop.receipt] })),
    totals: { ...quote.totals, discountFen: offFen, payableFen },
    coupons: coupons.filter(({ id }) => !gone.includes(id)),
  };
}

const placed = { tradeId: '401', orderIds: ['501'], payableFen: 1, payBy: 1, isPaid: false };
const answers: Answers = {
  'trade.order.confirm': (input) => quoted(input),
  'trade.order.place': () => placed,
  'trade.pay.status': () => aPayStatus(),
  'trade.pay.ways': () => [{ way: 'WECHAT_H5', isAvailable: true }],
};
const tap = (what: HTMLElement) => act(async () => fireEvent.click(what));
const row = () => screen.getByRole('button', { name: /^优惠券/ });

async function openConfirm(changes: Answers = {}, before = () => {}) {
  const page = await openPage('/orderConfirm.html', { answers: { ...answers, ...changes }, isMember: true }, before);
  await screen.findByText('提交订单');
  return page;
}

/** The sheet, opened from the shop's row. */
async function openSheet() {
  await tap(row());
  return within(await screen.findByRole('dialog', { name: '选优惠' }));
}

describe('choosing a coupon (spec 4)', () => {
  test('the best is taken by itself; the sheet tells what the others save and why one cannot be used', async () => {
    const { sentTo } = await openConfirm();
    expect(row().textContent).toBe('优惠券−¥12.00已选最优');
    const sheet = await openSheet();
    expect(sheet.getByText('能用的券 2 张')).toBeTruthy();
    expect(sheet.getByText(/比最优少省 ¥4.00/)).toBeTruthy();
    expect(sheet.getByText('这单用不了 1 张')).toBeTruthy();
    expect(sheet.getByText('还差 ¥919.20 可用')).toBeTruthy();
    expect(sheet.getByRole('radio', { name: /组合省/ })).toHaveProperty('checked', true);
    expect(sentTo('trade.order.confirm').every(({ input }) => !('choices' in input))).toBe(true);
  });

  test('another, then none: priced anew, kept for a reload, and placed as it was chosen', async () => {
    const { sentTo } = await openConfirm();
    const sheet = await openSheet();
    await tap(sheet.getByRole('radio', { name: /签到券/ }));
    await sheet.findByText('使用这个组合，共省 ¥8.00');
    expect(sentTo('trade.order.confirm').at(-1)?.input).toEqual({ choices: [{ cid: '11', coupon: '2' }] });
    await tap(sheet.getByRole('radio', { name: /不使用优惠券/ }));
    await tap(await sheet.findByText('完成'));
    await waitFor(() => expect(row().textContent).toBe('优惠券不使用优惠券'));
    expect(readStored('orderConfirm', '1')).toEqual({ choices: [{ cid: '11', coupon: 'NONE' }] });
    await tap(screen.getByText('提交订单'));
    await screen.findByText('收银台');
    expect(sentTo('trade.order.place')[0]?.input).toMatchObject({ choices: [{ cid: '11', coupon: 'NONE' }], seenPayableFen: 8_580 });
    expect(readStored('orderConfirm', '1')).toBeNull();
  });

  test('a choice of before the reload stands, and the best is asked for beside it', async () => {
    const { sentTo } = await openConfirm({}, () => writeStored('orderConfirm', '1', { choices: [{ cid: '11', coupon: '2' }] }));
    expect(row().textContent).toBe('优惠券−¥8.00签到券');
    const sheet = await openSheet();
    expect(await sheet.findByText('最优组合')).toBeTruthy();
    expect(sentTo('trade.order.confirm').map(({ input }) => input)).toContainEqual({});
    await tap(sheet.getByRole('radio', { name: /组合省/ }));
    await waitFor(() => expect(row().textContent).toBe('优惠券−¥12.00已选最优'));
    expect(readStored('orderConfirm', '1')).toBeNull();
  });

  test('a coupon that is gone when the order is placed gives way to the best, and that is said before anything is placed (611016)', async () => {
    let gone: readonly string[] = [];
    const { sentTo } = await openConfirm(
      {
        'trade.order.confirm': (input) => quoted(input, gone),
        'trade.order.place': ({ choices = [] }) => {
          if (choices.length === 0) return placed;
          gone = ['2'];
          return refused('611016', '优惠券不可用', { couponIds: ['2'] });
        },
      },
      () => writeStored('orderConfirm', '1', { choices: [{ cid: '11', coupon: '2' }] }),
    );
    await tap(screen.getByText('提交订单'));
    await screen.findByText(/已为您改用最优惠的组合，应付 ¥73.80。/);
    await tap(screen.getByText('按 ¥73.80 提交'));
    await screen.findByText('收银台');
    expect(sentTo('trade.order.place').map(({ input }) => 'choices' in input)).toEqual([true, false]);
  });

  test('without coupons it says so', async () => {
    await openConfirm({ 'trade.order.confirm': () => aQuote() });
    expect(row().textContent).toBe('优惠券无可用');
    const sheet = await openSheet();
    expect(sheet.queryByText(/能用的券/)).toBeNull();
  });
});
