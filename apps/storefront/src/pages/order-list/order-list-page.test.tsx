// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { anOrder, aPayStatus } from '../../../test/orders.ts';

const page = (...list: ReturnType<typeof anOrder>[]) => ({ list, pageNum: 1, hasMore: false });
const answers: Answers = {
  'trade.order.list': () => page(anOrder(), anOrder({ id: '503', state: 'SHIPPED', payBy: null })),
  'trade.order.counts': () => ({ unpaid: 1, toShip: 0, toReceive: 120 }),
  'trade.pay.status': () => aPayStatus({ orderIds: ['501', '502'] }),
  'trade.order.cancel': () => ({ state: 'CLOSED' }),
  'trade.order.receive': () => ({ state: 'COMPLETED' }),
};

const openList = (changes: Answers = {}, path = '/orderList.html') =>
  openPage(path, { answers: { ...answers, ...changes }, isMember: true });

describe('the member’s orders (spec 2.2)', () => {
  test('tabs carry their counts and turn the list', async () => {
    const { sentTo } = await openList();
    fireEvent.click(await screen.findByRole('tab', { name: /^待付款\s?1$/ }));
    await waitFor(() => expect(sentTo('trade.order.list').at(-1)?.input).toMatchObject({ tab: 'unpaid', pageNum: 1 }));
    expect(screen.getByRole('tab', { name: /^待收货/ }).textContent).toContain('99+');
  });

  test('an address may name the tab', async () => {
    const { sentTo } = await openList({}, '/orderList.html?tab=toShip');
    await screen.findAllByText('滨江店');
    expect(sentTo('trade.order.list')[0]?.input).toMatchObject({ tab: 'toShip' });
  });

  test('an unpaid order leads to payment', async () => {
    await openList();
    expect((await screen.findByText('去付款')).getAttribute('href')).toBe('/shop/pay.html?id=401');
  });

  test('cancelling is asked first, and says that orders placed together go together', async () => {
    let isCancelled = false;
    const { sentTo } = await openList({
      'trade.order.list': () => (isCancelled ? page() : page(anOrder())),
      // answers last: the card has gone before the write is done with its reads
      'trade.order.counts': async () => {
        if (isCancelled) await screen.findByText('还没有订单');
        return { unpaid: 0, toShip: 0, toReceive: 0 };
      },
      'trade.order.cancel': () => {
        isCancelled = true;
        return { state: 'CLOSED' };
      },
    });
    fireEvent.click(await screen.findByText('取消订单'));
    await screen.findByText('一起提交的 2 个店铺的订单会一起取消，不会扣款。');
    expect(sentTo('trade.order.cancel')).toHaveLength(0);
    fireEvent.click(within(document.querySelector('dialog[open]') as HTMLElement).getByText('取消订单'));
    await screen.findByText('订单已取消');
    expect(sentTo('trade.order.cancel')[0]?.input).toEqual({ id: '501' });
    expect(screen.getByText('还没有订单')).toBeTruthy();
  });

  test('an order paid meanwhile is not cancelled, and the page says why', async () => {
    let isPaid = false;
    await openList({
      'trade.order.list': () => page(isPaid ? anOrder({ state: 'TO_SHIP', payBy: null }) : anOrder()),
      'trade.order.cancel': () => {
        isPaid = true;
        return refused('611008', '订单已支付');
      },
    });
    fireEvent.click(await screen.findByText('取消订单'));
    fireEvent.click(within(document.querySelector('dialog[open]') as HTMLElement).getByText('取消订单'));
    await screen.findByText('订单已支付');
    await waitFor(() => expect(screen.queryByText('去付款')).toBeNull());
  });

  test('receipt is confirmed after a question', async () => {
    const { sentTo } = await openList();
    fireEvent.click(await screen.findByText('确认收货'));
    fireEvent.click(within(document.querySelector('dialog[open]') as HTMLElement).getByText('确认收货'));
    await screen.findByText('已确认收货');
    expect(sentTo('trade.order.receive')[0]?.input).toEqual({ id: '503' });
  });

  test('nothing there: one way on; nothing loaded: one button', async () => {
    await openList({ 'trade.order.list': () => page() });
    await screen.findByText('还没有订单');
    await openList({ 'trade.order.list': () => refused('600500', 'x') });
    await screen.findByText('重新加载');
  });
});
