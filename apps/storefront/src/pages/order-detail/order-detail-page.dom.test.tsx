import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../../test/a-storefront.tsx';
import { anOrderDetail } from '../../../test/orders.ts';

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
    const completed = { ...shipped, state: 'COMPLETED', completedAt: 4 } as const;
    await openDetail({ ...completed, isToReview: true });
    expect((await screen.findByRole('link', { name: '评价' })).getAttribute('href')).toBe('/shop/appraisal.html?orderId=501');
    await openDetail(completed);
    await screen.findByRole('heading', { name: '已完成' });
    expect(screen.queryByRole('link', { name: '评价' })).toBeNull();
  });

  test('deleted: back to where one came from, and nothing is read that is not there any more', async () => {
    const { sentTo } = await openPage('/orderDetail.html?id=501', {
      answers: {
        'trade.order.detail': () => anOrderDetail({ state: 'CLOSED', payBy: null, closeReason: 'BUYER', closedAt: 5 }),
        'trade.order.delete': () => ({}),
      },
      isMember: true,
    });
    fireEvent.click(await screen.findByRole('button', { name: '删除订单' }));
    fireEvent.click(within(document.querySelector('dialog[open]') as HTMLElement).getByText('删除订单'));
    await screen.findByText('订单已删除');
    expect(sentTo('trade.order.detail')).toHaveLength(1);
    await waitFor(() => expect(window.location.pathname).not.toContain('orderDetail'));
  });

  test('steps to come are named as such, not as done (S25)', async () => {
    await openDetail({ state: 'TO_SHIP', payBy: null, paidAt: 1 });
    await screen.findByRole('heading', { name: '待发货' });
    const steps = screen.getAllByRole('listitem').filter((item) => item.closest('ol')?.querySelector('[aria-current=step]'));
    expect(steps.map((step) => step.firstChild?.nextSibling?.textContent)).toEqual(['已下单', '已付款', '待发货', '待收货']);
  });

  test('its history is told newest first, whole on demand', async () => {
    const timeline = (['EXTENDED', 'SHIPPED', 'PAID', 'PLACED'] as const).map((what, nth) => ({ at: 9 - nth, what }));
    await openDetail({ ...shipped, isExtended: true, receiveBy: Date.parse('2026-12-01T00:00:00+08:00'), timeline });
    await screen.findByText('您延长了收货时间');
    expect(screen.getByText('商品正在配送，2026-12-01 将自动确认收货')).toBeTruthy();
    expect(screen.queryByText('您提交了订单')).toBeNull();
    fireEvent.click(screen.getByText('全部 4 条'));
    await screen.findByText('您提交了订单');
    expect(screen.queryByRole('button', { name: '延长收货' })).toBeNull();
  });

  test('closed before it was paid: why, and what is left to do', async () => {
    await openDetail({ state: 'CLOSED', payBy: null, closeReason: 'TIMEOUT', closedAt: 5 });
    await screen.findByText('超时未付款，订单已自动关闭');
    expect(screen.queryByText('去付款')).toBeNull();
    expect(screen.getByRole('button', { name: '再次购买' })).toBeTruthy();
  });

  test('refunds stand there with where their money is', async () => {
    await openDetail({ ...shipped, refundState: 'PART', refunds: [{ ...refund, state: 'PROCESSING' }] });
    await screen.findByText('退款处理中，将原路退回');
    await openDetail({ ...shipped, refundState: 'FULL', refunds: [{ ...refund, state: 'DONE', doneAt: 4 }] });
    await screen.findByText('已原路退回');
    expect(screen.getByRole('heading', { name: '已退款' })).toBeTruthy();
  });
});
