import type { OutputOf } from '@qianpu/contract/types';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCard } from '../../../test/a-card.ts';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage } from '../../../test/a-storefront.tsx';
import { aPayStatus } from '../../../test/orders.ts';

type State = OutputOf<'trade.pay.status'>['state'];

const statusOf = (state: State) => aPayStatus({ state });

/** The address claims that it is paid, as a provider's or a liar's would. */
const openResult = (answers: Answers) => openPage('/payResult.html?id=401&state=PAID&result=success', { answers, isMember: true });
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

describe('the result of a payment (spec 4)', () => {
  test('is asked for until it is known, and never read from the address', async () => {
    const states: State[] = ['UNPAID', 'UNPAID', 'PAID'];
    const { sentTo, sent } = await openResult({ 'trade.pay.status': () => statusOf(states.shift() ?? 'PAID') });
    await pass(0.5);
    expect(screen.getByText('正在确认支付结果')).toBeTruthy();
    expect(screen.queryByText('支付成功')).toBeNull();
    await pass(4);
    expect(screen.getByText('支付成功')).toBeTruthy();
    expect(sentTo('trade.pay.status')).toHaveLength(3);
    await pass(30);
    expect(sentTo('trade.pay.status')).toHaveLength(3);
    expect(sent.every(({ name }) => name === 'trade.pay.status' || name === 'member.barred.check' || name.startsWith('catalog.'))).toBe(
      true,
    );
  });

  test('after a minute without an answer the page says so, and asks again when told to', async () => {
    let state: State = 'UNPAID';
    const { sentTo } = await openResult({ 'trade.pay.status': () => statusOf(state) });
    await pass(65);
    expect(screen.getByText('支付结果还没回来')).toBeTruthy();
    const requested = sentTo('trade.pay.status').length;
    await pass(60);
    expect(sentTo('trade.pay.status')).toHaveLength(requested);
    state = 'PAID';
    fireEvent.click(screen.getByText('查询结果'));
    await pass(0.5);
    expect(screen.getByText('支付成功')).toBeTruthy();
  });

  test('a broken connection is no result: the page goes on asking', async () => {
    let isDown = true;
    await openResult({ 'trade.pay.status': () => (isDown ? { kind: 'failed', code: undefined, reason: 'x' } : statusOf('PAID')) });
    await pass(2);
    expect(screen.getByText('正在确认支付结果')).toBeTruthy();
    isDown = false;
    await pass(4);
    expect(screen.getByText('支付成功')).toBeTruthy();
  });

  test('nothing that was just bought is recommended below it (finding S32)', async () => {
    const list = [aCard({ id: '31', title: '红颜草莓' }), aCard({ id: '32', title: '云南蓝莓' })];
    await openResult({
      'trade.pay.status': () => aPayStatus({ state: 'PAID', goodsIds: ['31'] }),
      'catalog.product.pageList': () => ({ list, pageNum: 1, hasMore: false }),
    });
    await pass(0.5);
    expect(screen.getByText('云南蓝莓')).toBeTruthy();
    expect(screen.queryByText('红颜草莓')).toBeNull();
  });

  test.each<[State, string]>([
    ['CLOSED', '未收到付款。如您刚刚完成付款，到账后将自动原路退回。'],
    ['REFUNDING', '款项正在原路退回，到账时间以支付平台为准。'],
    ['REFUNDED', '付款到账时订单已关闭，款项已原路退回。'],
  ])('%s is no success, and says where the money is', async (state, words) => {
    await openResult({ 'trade.pay.status': () => statusOf(state) });
    await pass(0.5);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText('支付成功')).toBeNull();
  });
});

describe('the result of what is no order (rules 8.2, 9.2)', () => {
  const paid = (kind: 'RECHARGE' | 'CARD') => aPayStatus({ state: 'PAID', kind, payableFen: 10_000, orderIds: [], goodsIds: [] });

  test('a recharge says what came and what there is now, and leads to the balance', async () => {
    await openResult({
      'trade.pay.status': () => paid('RECHARGE'),
      'trade.purchase.find': () => ({ kind: 'RECHARGE', refId: '71', title: '余额充值', payFen: 10_000, bonusFen: 500, state: 'PAID' }),
      'ledger.balance.find': () => ({ principalFen: 18_000, bonusFen: 1_150, heldFen: 0 }),
    });
    await pass(0.5);
    expect(screen.getByRole('heading', { name: '充值成功' })).toBeTruthy();
    expect(screen.getByText('充值 ¥100.00 + 赠送 ¥5.00')).toBeTruthy();
    expect(screen.getByText('¥105.00')).toBeTruthy();
    expect(screen.getByText('¥191.50')).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看余额' }).getAttribute('href')).toBe('/shop/balanceList.html');
    expect(screen.queryByText('查看订单')).toBeNull();
  });

  test('a card says until when it runs, and leads to the cards', async () => {
    const kind = {
      ...{ id: '2', name: '尊享年卡', colourFrom: '#222222', colourTo: '#444444', months: 12 as const, priceFen: 10_000, struckFen: null },
      ...{ percent: 95, freeFreight: 0, pointsTenths: 10, packIds: [] },
    };
    const endsAt = Date.parse('2027-06-30T12:00:00+08:00');
    const card = { id: '12', kind, number: null, status: 1, openedAt: 0, endsAt, packDue: null } as const;
    await openResult({
      'trade.pay.status': () => paid('CARD'),
      'trade.purchase.find': () => ({ kind: 'CARD', refId: '2', title: '尊享年卡', payFen: 10_000, bonusFen: 0, state: 'PAID' }),
      'member.card.list': () => ({ list: [card], serverNow: 0 }),
    });
    await pass(0.5);
    expect(screen.getByRole('heading', { name: '开通成功' })).toBeTruthy();
    expect(screen.getByText('2027-06-30')).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看会员卡' }).getAttribute('href')).toBe('/shop/memberCard.html');
  });

  test('one that was closed says where the money is', async () => {
    await openResult({ 'trade.pay.status': () => ({ ...paid('RECHARGE'), state: 'CLOSED' }) });
    await pass(0.5);
    expect(screen.getByRole('heading', { name: '充值已取消' })).toBeTruthy();
    expect(screen.queryByText('充值成功')).toBeNull();
  });
});
