import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aShop } from '../../../test/a-shop.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused, unreachable } from '../../../test/a-storefront.tsx';
import { anAddress, aPayStatus, aQuote } from '../../../test/orders.ts';
import { writeStored } from '../../session/stored.ts';

const placed = { tradeId: '401', orderIds: ['501'], payableFen: 8_580, payBy: 1, isPaid: false };
const answers: Answers = {
  'trade.order.confirm': () => aQuote(),
  'trade.order.place': () => placed,
  'trade.pay.status': () => aPayStatus(),
  'trade.pay.ways': () => [{ way: 'WECHAT_H5', isAvailable: true }],
};

async function openConfirm(changes: Answers = {}, before = () => {}) {
  const page = await openPage('/orderConfirm.html', { answers: { ...answers, ...changes }, isMember: true }, before);
  await screen.findByText('提交订单');
  return page;
}

const submit = () => fireEvent.click(screen.getByText('提交订单'));

/** Into the form of a new address, which is opened from the page. */
async function typeAddress() {
  fireEvent.click(screen.getByText('添加收货地址'));
  const newAddress = () => screen.queryByRole('button', { name: '新增收货地址' });
  await waitFor(() => expect(newAddress() ?? screen.queryByLabelText('收货人')).toBeTruthy());
  const button = newAddress();
  if (button) fireEvent.click(button);
  for (const [label, value] of [
    ['收货人', '林知夏'],
    ['手机号码', '13800006620'],
    ['详细地址', '江南大道 588 号'],
  ] as const) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByText('所在地区'));
  for (const name of ['浙江省', '杭州市', '滨江区']) fireEvent.click(await screen.findByRole('button', { name }));
}

describe('placing an order (spec 4)', () => {
  test('two taps place once, and lead to payment in place of this page', async () => {
    const length = window.history.length;
    const { sentTo } = await openConfirm();
    submit();
    submit();
    await screen.findByText('收银台');
    expect(sentTo('trade.order.place')).toHaveLength(1);
    expect(sentTo('trade.order.place')[0]).toMatchObject({
      input: { addressId: '7', seenPayableFen: 8_580, seenPieces: 2, messages: [] },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(window.location.href).toContain('/shop/pay.html?id=401');
    expect(window.history.length).toBe(length);
  });

  test('after a lost answer the same request goes again under the same key, whatever was typed meanwhile', async () => {
    const outcomes = [unreachable, placed];
    const { sentTo } = await openConfirm({ 'trade.order.place': () => outcomes.shift() ?? placed });
    submit();
    await screen.findByText('网络超时');
    fireEvent.change(screen.getByLabelText('留言'), { target: { value: '放门口' } });
    fireEvent.click(screen.getByText('再试一次'));
    await screen.findByText('收银台');
    const [first, second] = sentTo('trade.order.place');
    expect(second).toEqual(first);
  });

  test('a changed price is said and asked again: nothing is placed at a price nobody saw', async () => {
    const outcomes = [refused('611001', '价格有变动'), placed];
    const quotes = [aQuote(), aQuote(9_080)];
    const { sentTo } = await openConfirm({
      'trade.order.confirm': () => quotes.shift() ?? aQuote(9_080),
      'trade.order.place': () => outcomes.shift() ?? placed,
    });
    submit();
    await screen.findByText('应付金额由 ¥85.80 变为 ¥90.80。订单尚未提交，没有扣款。');
    expect(sentTo('trade.order.place')).toHaveLength(1);
    fireEvent.click(screen.getByText('按 ¥90.80 提交'));
    await screen.findByText('收银台');
    const [first, second] = sentTo('trade.order.place');
    expect(second?.input).toMatchObject({ seenPayableFen: 9_080 });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test.each([
    ['611002', '“红颜草莓”已售罄或库存不足。订单尚未提交，没有扣款。'],
    ['611003', '“红颜草莓”已下架。订单尚未提交，没有扣款。'],
  ])('%s names the goods and leads back to the cart', async (code, words) => {
    await openConfirm({ 'trade.order.place': () => refused(code, 'x', { skuIds: ['21'] }) });
    submit();
    await screen.findByText(words);
    fireEvent.click(screen.getByText('返回购物车修改'));
    await waitFor(() => expect(window.location.pathname).toBe('/shop/cart.html'));
  });

  test('an order that costs nothing is paid at once: its result comes next', async () => {
    const { sentTo } = await openConfirm({
      'trade.order.place': () => ({ ...placed, isPaid: true }),
      'trade.pay.status': () => aPayStatus({ state: 'PAID', payableFen: 0 }),
    });
    submit();
    await screen.findByText('下单成功');
    expect(sentTo('trade.pay.ways')).toHaveLength(0);
  });

  test('without an address nothing is sent, and one is asked for', async () => {
    const { sentTo } = await openConfirm({ 'trade.order.confirm': () => ({ ...aQuote(), address: null }) });
    submit();
    await screen.findByText('新增收货地址');
    expect(sentTo('trade.order.place')).toHaveLength(0);
  });

  test('asked for while the address is being saved, it is placed once the address is there', async () => {
    let save: () => void = () => undefined;
    let isSaved = false;
    const { sentTo } = await openConfirm({
      'trade.order.confirm': () => (isSaved ? aQuote() : { ...aQuote(), address: null }),
      'member.address.pageList': () => ({ list: [], pageNum: 1, hasMore: false }),
      'member.address.add': async () => {
        await new Promise<void>((done) => {
          save = done;
        });
        isSaved = true;
        return { id: '7' };
      },
    });
    await typeAddress();
    fireEvent.click(screen.getByText('保存'));
    await waitFor(() => expect(sentTo('member.address.add')).toHaveLength(1));
    const [close] = within(document.querySelector('dialog[open]') as HTMLElement).getAllByLabelText('关闭');
    fireEvent.click(close as HTMLElement);
    submit();
    fireEvent.click(screen.getByText('提交中'));
    expect(sentTo('trade.order.place')).toHaveLength(0);
    expect(document.querySelector('dialog[open]')).toBeNull();
    save();
    await screen.findByText('收银台');
    expect(sentTo('trade.order.place')).toHaveLength(1);
    expect(sentTo('trade.order.place')[0]?.input).toMatchObject({ addressId: '7', seenPayableFen: 8_580 });
  });

  test('the first address is written at once, without a list before it, and becomes the default (finding S19)', async () => {
    let isSaved = false;
    const { sentTo } = await openConfirm({
      'trade.order.confirm': () => ({ ...aQuote(), address: isSaved ? anAddress : null }),
      'member.address.pageList': () => ({ list: isSaved ? [anAddress] : [], pageNum: 1, hasMore: false }),
      'member.address.add': () => {
        isSaved = true;
        return { id: '7' };
      },
    });
    await typeAddress();
    const sheet = screen.getByRole('dialog', { name: '新增收货地址' });
    expect(screen.queryByText('选择收货地址')).toBeNull();
    const box = within(sheet).getByRole<HTMLInputElement>('checkbox', { name: '设为默认地址' });
    expect([box.checked, box.disabled]).toEqual([true, true]);
    fireEvent.click(screen.getByText('保存'));
    await screen.findByText('地址已保存');
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect(sentTo('member.address.add')[0]?.input).toMatchObject({ isDefault: true });
  });

  test('what to say to a shop goes along', async () => {
    const { sentTo } = await openConfirm();
    fireEvent.change(screen.getByLabelText('留言'), { target: { value: ' 放门口 ' } });
    submit();
    await waitFor(() => expect(sentTo('trade.order.place')[0]?.input).toMatchObject({ messages: [{ cid: '11', text: '放门口' }] }));
  });
});

describe('what is to be bought (spec 2.1)', () => {
  test('the ticked lines of the cart, unless "buy now" brought its own', async () => {
    const ticked = await openConfirm();
    expect(ticked.sentTo('trade.order.confirm')[0]?.input).toEqual({});
    const lines = [{ cid: '11', skuId: '21', quantity: 3 }];
    const bought = await openConfirm({}, () => writeStored('orderConfirm', aShop.mid, { lines }));
    expect(bought.sentTo('trade.order.confirm')[0]?.input).toEqual({ lines });
    submit();
    await waitFor(() => expect(bought.sentTo('trade.order.place')[0]?.input).toMatchObject({ lines }));
  });

  test('an activity that was named goes along to the price and into the order (rules 2.1)', async () => {
    const bought = { lines: [{ cid: '11', skuId: '21', quantity: 3 }], chosen: { kind: 'PACKAGE', activityId: '9', sets: 1 } as const };
    const { sentTo } = await openConfirm({}, () => writeStored('orderConfirm', aShop.mid, bought));
    expect(sentTo('trade.order.confirm')[0]?.input).toEqual(bought);
    submit();
    await waitFor(() => expect(sentTo('trade.order.place')[0]?.input).toMatchObject(bought));
  });

  test('nothing chosen leads back to the cart', async () => {
    await openPage('/orderConfirm.html', { answers: { 'trade.order.confirm': () => refused('611006', 'x') }, isMember: true });
    await screen.findByText('没有可以结算的商品');
    expect(screen.getByText('回购物车').getAttribute('href')).toBe('/shop/cart.html');
  });

  test('what one person may not buy is said in the mall’s own words (A2)', async () => {
    await openPage('/orderConfirm.html', { answers: { 'trade.order.confirm': () => refused('616004', '已达限购数量') }, isMember: true });
    await screen.findByText('已达限购数量');
    expect(screen.getByText('回购物车')).toBeTruthy();
  });

  test('another address changes the price while the page stays', async () => {
    const other = { ...anAddress, id: '8', street: '望京街 1 号' };
    const there = Promise.withResolvers<ReturnType<typeof aQuote>>();
    const { sentTo } = await openConfirm({
      'member.address.pageList': () => ({ list: [anAddress, other], pageNum: 1, hasMore: false }),
      'trade.order.confirm': ({ addressId }) => (addressId === '8' ? there.promise : aQuote()),
    });
    fireEvent.click(screen.getByText('江南大道 588 号'));
    fireEvent.click(await screen.findByText('望京街 1 号'));
    await waitFor(() => expect(sentTo('trade.order.confirm').at(-1)?.input).toEqual({ addressId: '8' }));
    // a tap while the price is on its way orders nothing to the old address
    submit();
    expect(sentTo('trade.order.place')).toEqual([]);
    await act(async () => there.resolve({ ...aQuote(9_999), address: other }));
    await screen.findAllByText('99');
    submit();
    await waitFor(() => expect(sentTo('trade.order.place')).toMatchObject([{ input: { addressId: '8', seenPayableFen: 9_999 } }]));
  });
});
