import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { anAddress, anOrder, aPayStatus } from '../../../test/orders.ts';

const page = (...list: ReturnType<typeof anOrder>[]) => ({ list, pageNum: 1, hasMore: false });
const answers: Answers = {
  'trade.order.list': () => page(anOrder(), anOrder({ id: '503', state: 'SHIPPED', payBy: null })),
  'trade.order.counts': () => ({ unpaid: 1, toShip: 0, toReceive: 120, toReview: 3 }),
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
        return { unpaid: 0, toShip: 0, toReceive: 0, toReview: 0 };
      },
      'trade.order.cancel': () => {
        isCancelled = true;
        return { state: 'CLOSED' };
      },
    });
    fireEvent.click(await screen.findByText('取消订单'));
    await screen.findByText('同时提交的 2 个店铺的订单将一并取消，不会扣款。');
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

  test('what waits for a review has a tab with its count', async () => {
    const { sentTo } = await openList();
    fireEvent.click(await screen.findByRole('tab', { name: /^待评价\s?3$/ }));
    await waitFor(() => expect(sentTo('trade.order.list').at(-1)?.input).toMatchObject({ tab: 'toReview' }));
  });
});

const ask = (word: string) => {
  fireEvent.click(screen.getByRole('button', { name: word }));
  fireEvent.click(within(document.querySelector('dialog[open]') as HTMLElement).getByText(word));
};

describe('what a buyer does with an order of the list (M2)', () => {
  const openOne = (order: Parameters<typeof anOrder>[0], changes: Answers = {}) =>
    openList({ 'trade.order.list': () => page(anOrder({ payBy: null, ...order })), ...changes });

  test('the shop is urged, and once a day is said to be enough', async () => {
    const answers = [true, false].map((isFirstToday) => ({ urgedAt: 1, isFirstToday }));
    const { sentTo } = await openOne({ state: 'TO_SHIP' }, { 'trade.order.urge': () => answers.shift() ?? refused('600500', 'x') });
    fireEvent.click(await screen.findByRole('button', { name: '催发货' }));
    await screen.findByText('已提醒商家尽快发货');
    fireEvent.click(screen.getByRole('button', { name: '催发货' }));
    await screen.findByText('今天已提醒过商家，请耐心等待');
    expect(sentTo('trade.order.urge')[0]?.input).toEqual({ id: '501' });
  });

  test('the parcel goes to another address of the book', async () => {
    const { sentTo } = await openOne(
      { state: 'TO_SHIP' },
      {
        'member.address.pageList': () => ({ list: [anAddress], pageNum: 1, hasMore: false }),
        'trade.order.changeAddress': () => ({ state: 'TO_SHIP' }),
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: '修改地址' }));
    fireEvent.click(await screen.findByText('江南大道 588 号'));
    await screen.findByText('收货地址已修改');
    expect(sentTo('trade.order.changeAddress')[0]?.input).toEqual({ id: '501', addressId: '7' });
  });

  test('the time to receive is extended after a question', async () => {
    const { sentTo } = await openOne(
      { state: 'SHIPPED' },
      { 'trade.order.extend': () => ({ receiveBy: Date.parse('2026-12-01T00:00:00+08:00') }) },
    );
    await screen.findByRole('button', { name: '延长收货' });
    ask('延长收货');
    await screen.findByText('已延长，将于 2026-12-01 自动确认收货');
    expect(sentTo('trade.order.extend')[0]?.input).toEqual({ id: '501' });
  });

  test('one that is over is deleted after a question', async () => {
    const { sentTo } = await openOne({ state: 'CLOSED' }, { 'trade.order.delete': () => ({}) });
    await screen.findByRole('button', { name: '删除订单' });
    ask('删除订单');
    await screen.findByText('订单已删除');
    expect(sentTo('trade.order.delete')[0]?.input).toEqual({ id: '501' });
  });

  test('what can be bought again lies in the cart, what cannot is named', async () => {
    await openOne(
      { state: 'COMPLETED' },
      {
        'trade.order.buyAgain': () => ({
          added: [{ skuId: '21', title: '红颜草莓', quantity: 2 }],
          missing: [{ skuId: '22', title: '牛油果', quantity: 1, reason: 'OFF_SHELF' }],
        }),
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: '再次购买' }));
    await screen.findByText('“牛油果”已下架或库存不足，其余已加入购物车');
    await waitFor(() => expect(window.location.pathname).toBe('/shop/cart.html'));
  });

  test('nothing of it is sold any more: the page stays and says so', async () => {
    await openOne(
      { state: 'CLOSED' },
      { 'trade.order.buyAgain': () => ({ added: [], missing: [{ skuId: '21', title: '红颜草莓', quantity: 2, reason: 'SOLD_OUT' }] }) },
    );
    fireEvent.click(await screen.findByRole('button', { name: '再次购买' }));
    await screen.findByText('这些商品已下架或售罄');
    expect(window.location.pathname).toBe('/shop/orderList.html');
  });

  test('of four the least important stands under "more"', async () => {
    await openOne({ state: 'COMPLETED', isToReview: true });
    expect((await screen.findByRole('link', { name: '评价' })).getAttribute('href')).toBe('/shop/appraisal.html?orderId=501');
    expect(screen.queryByRole('button', { name: '联系客服' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '更多' }));
    await screen.findByRole('button', { name: '联系客服' });
  });

  test('customer service is asked about the order, in the shop that sold it', async () => {
    const contact = { id: '7', nick: '小千', avatar: '1/xiaoqian.png' };
    const { sentTo } = await openOne(
      { id: '503', cid: '12', state: 'SHIPPED' },
      { 'support.entrance.find': () => ({ status: 1, contact }), 'shop.phone.queryList': () => [] },
    );
    fireEvent.click(await screen.findByRole('button', { name: '联系客服' }));
    fireEvent.click(await screen.findByRole('button', { name: /在线客服/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/shop/kf.html'));
    expect(sentTo('support.entrance.find')[0]?.input).toEqual({ companyId: '12' });
    expect(Object.fromEntries(new URL(window.location.href).searchParams)).toMatchObject({ cid: '12', orderId: '503' });
  });
});

describe('searching one’s orders (M2)', () => {
  test('by words, in every state; nothing found leads back to all', async () => {
    const { sentTo } = await openList({ 'trade.order.list': ({ words }) => (words ? page() : page(anOrder())) });
    fireEvent.click(await screen.findByRole('button', { name: '搜索订单' }));
    const field = await screen.findByRole('searchbox', { name: '搜索订单' });
    fireEvent.change(field, { target: { value: ' 牛油果 ' } });
    fireEvent.submit(field);
    await screen.findByText('没有找到订单');
    expect(sentTo('trade.order.list').at(-1)?.input).toMatchObject({ words: '牛油果', pageNum: 1 });
    fireEvent.click(screen.getByText('看全部订单'));
    await screen.findByText('去付款');
    expect(screen.getByRole('tab', { name: '全部', selected: true })).toBeTruthy();
  });
});
