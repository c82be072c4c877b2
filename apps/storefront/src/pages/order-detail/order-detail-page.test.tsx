// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../../test/a-storefront.tsx';
import { anOrderDetail } from '../../../test/orders.ts';
import { aWaitingLine } from '../../../test/reviews.ts';

const openDetail = (changes: Parameters<typeof anOrderDetail>[0]) =>
  openPage('/orderDetail.html?id=501', { answers: { 'trade.order.detail': () => anOrderDetail(changes) }, isMember: true });

const shipped = {
  state: 'SHIPPED',
  payBy: null,
  paidAt: 1,
  shippedAt: 2,
  shipment: { carrier: '顺丰速运', trackingNo: 'SF1234567890' },
} as const;
const refund = { id: '9', amountFen: 8_580, createdAt: 3, doneAt: null } as const;

describe('one order (spec 2.2)', () => {
  test('unpaid: a countdown, pay and cancel, nothing said as paid', async () => {
    await openDetail({});
    await screen.findByRole('timer');
    expect(screen.getByText('去付款').getAttribute('href')).toBe('/shop/pay.html?id=401');
    expect(screen.queryByText('实付')).toBeNull();
    expect(screen.getByText('138****6620')).toBeTruthy();
  });

  test('shipped: who carries it, and receipt to confirm', async () => {
    await openDetail(shipped);
    await screen.findByText('SF1234567890');
    expect(screen.getByText('确认收货')).toBeTruthy();
    expect(screen.queryByText('取消订单')).toBeNull();
  });

  test('completed: reviews to write while a line of it waits for one', async () => {
    const completed = anOrderDetail({ ...shipped, state: 'COMPLETED', completedAt: 4 });
    const openCompleted = (orderId: string) =>
      openPage('/orderDetail.html?id=501', {
        answers: {
          'trade.order.detail': () => completed,
          'catalog.review.pending': () => ({ list: [aWaitingLine({ orderId })], pageNum: 1, hasMore: false }),
        },
        isMember: true,
      });
    await openCompleted('501');
    expect((await screen.findByRole('link', { name: '评价' })).getAttribute('href')).toBe('/shop/appraisal.html?orderId=501');
    const { sentTo } = await openCompleted('502');
    await screen.findByRole('heading', { name: '已完成' });
    await waitFor(() => expect(sentTo('catalog.review.pending')).toHaveLength(1));
    expect(screen.queryByRole('link', { name: '评价' })).toBeNull();
  });

  test('closed before it was paid: why, and nothing left to do', async () => {
    await openDetail({ state: 'CLOSED', payBy: null, closeReason: 'TIMEOUT', closedAt: 5 });
    await screen.findByText('超过付款时间，订单已自动关闭');
    expect(screen.queryByText('去付款')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test('refunds stand there with where their money is', async () => {
    await openDetail({ ...shipped, refundState: 'PART', refunds: [{ ...refund, state: 'PROCESSING' }] });
    await screen.findByText('退款处理中，将原路退回');
    await openDetail({ ...shipped, refundState: 'FULL', refunds: [{ ...refund, state: 'DONE', doneAt: 4 }] });
    await screen.findByText('已原路退回');
    expect(screen.getByRole('heading', { name: '已退款' })).toBeTruthy();
  });
});
