import { describe, expect, test } from 'vitest';
import { orderTexts } from './order.texts.ts';
import { goodsLabel, stateLabel, stateSentence } from './order-labels.ts';

const texts = orderTexts.zhCN;
type Order = Parameters<typeof stateSentence>[0];
const closed: Order = {
  state: 'CLOSED',
  refundState: 'NONE',
  closeReason: 'TIMEOUT',
  paidAt: null,
  receiveBy: null,
  refunds: [],
};
const refund = { id: '9', amountFen: 100, state: 'PROCESSING', createdAt: 1, doneAt: null } as const;

describe('what an order says of itself (spec 4)', () => {
  test('the word for its state', () => {
    expect(stateLabel({ state: 'TO_SHIP', refundState: 'NONE' }, texts)).toBe('待发货');
    expect(stateLabel({ state: 'SHIPPED', refundState: 'PART' }, texts)).toBe('待收货 · 部分退款');
  });

  test('why it was closed', () => {
    expect(stateSentence(closed, texts, 'zhCN')).toBe('超时未付款，订单已自动关闭');
    expect(stateSentence({ ...closed, closeReason: 'BUYER' }, texts, 'zhCN')).toBe('您已取消订单');
  });

  test('a payment that came too late is said, with where the money goes', () => {
    expect(stateSentence({ ...closed, refunds: [refund] }, texts, 'zhCN')).toBe('付款到账时订单已关闭，款项原路退回');
  });

  test('money counts as back when the provider has said so, not when it was asked for', () => {
    const requested: Order = { ...closed, state: 'COMPLETED', refundState: 'FULL', closeReason: null, paidAt: 1, refunds: [refund] };
    expect([stateLabel(requested, texts), stateSentence(requested, texts, 'zhCN')]).toEqual(['退款', '退款处理中，款项原路退回']);
    const back: Order = { ...requested, refunds: [{ ...refund, state: 'DONE', doneAt: 2 }] };
    expect([stateLabel(back, texts), stateSentence(back, texts, 'zhCN')]).toEqual(['已退款', '款项已原路退回']);
    expect(stateLabel({ state: 'COMPLETED', refundState: 'FULL' }, texts)).toBe('退款');
  });

  test('on its way: when it counts as received by itself', () => {
    const sent: Order = { ...closed, state: 'SHIPPED', closeReason: null, paidAt: 1, receiveBy: Date.parse('2026-12-01T00:00:00+08:00') };
    expect(stateSentence(sent, texts, 'zhCN')).toBe('商品正在配送，2026-12-01 将自动确认收货');
    expect(stateSentence({ ...sent, refundState: 'FULL', refunds: [refund] }, texts, 'zhCN')).toBe('退款处理中，款项原路退回');
  });

  test('goods are named, the first of many', () => {
    expect(goodsLabel(['草莓'], texts)).toBe('“草莓”');
    expect(goodsLabel(['草莓', '牛奶'], texts)).toBe('“草莓”等 2 种商品');
    expect(goodsLabel([], texts)).toBe('部分商品');
  });
});
