import type { OutputOf } from '@qianpu/contract/types';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused, unreachable } from '../../../test/a-storefront.tsx';
import { anOrderDetail } from '../../../test/orders.ts';
import { en } from '../../shared/i18n/en.ts';

type Info = OutputOf<'marketing.friendsPay.info'>;

const token = `1a2b.${'0123456789abcdef'.repeat(2)}`;
const info = (changes: Partial<Info> = {}): Info => ({
  state: 'OPEN',
  nickName: '林知夏',
  headIcon: '',
  words: '帮我付一下吧',
  payableFen: 8_580,
  lines: [{ title: '红颜草莓', picture: '1/goods/strawberry.jpg', quantity: 2 }],
  // The phone's clock is an hour off.
  payBy: 3_600_000 + 90_000,
  serverNow: 3_600_000,
  isOwn: false,
  paidBy: null,
  ways: [],
  ...changes,
});
const member: Partial<Info> = {
  ways: [
    { way: 'WECHAT_NATIVE', isAvailable: true },
    { way: 'BALANCE', isAvailable: true },
  ],
};
const open = (changes: Partial<Info> = {}, setting: { isMember?: boolean; answers?: Answers; messages?: typeof en } = {}) =>
  openPage(`/friendPay.html?id=${token}`, {
    ...setting,
    answers: { 'marketing.friendsPay.info': () => info(changes), ...setting.answers },
  });
const payButton = () => screen.findByRole('button', { name: '帮 TA 付款 ¥85.80' });
const path = () => window.location.pathname + window.location.search;

afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

describe('paying for a friend (rules 7.6)', () => {
  test('a visitor sees who asks, for what and until when by the mall’s time, and logs in to pay', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: '林知夏 想请您帮忙付款' })).toBeTruthy();
    expect(screen.getByText('帮我付一下吧')).toBeTruthy();
    expect(screen.getByText('红颜草莓')).toBeTruthy();
    expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/^01:(30|29)$/);
    fireEvent.click(await payButton());
    await waitFor(() => expect(window.location.pathname).toBe('/shop/login.html'));
    expect(new URLSearchParams(window.location.search).get('returnUrl')).toBe(`/shop/friendPay.html?id=${token}`);
  });

  test('a member pays by the ways of the own session, at a provider only', async () => {
    const { sentTo } = await open(member, {
      isMember: true,
      answers: {
        'trade.friendPay.open': () => ({
          payBy: 0,
          provider: { way: 'WECHAT_NATIVE', amountFen: 8_580, ticket: { kind: 'qr', codeUrl: 'weixin://pay/1' } },
        }),
      },
    });
    fireEvent.click(await payButton());
    expect(await screen.findByRole('heading', { name: '请扫码付款' })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(sentTo('trade.friendPay.open')[0]?.input).toEqual({ token, way: 'WECHAT_NATIVE' });
  });

  test('a payment that does not open says that no money moved; one that is over shows so', async () => {
    await open(member, { isMember: true, answers: { 'trade.friendPay.open': () => refused('611010', '支付暂不可用') } });
    fireEvent.click(await payButton());
    expect(await screen.findByText('没有扣款，请更换支付方式或稍后再试。')).toBeTruthy();
    let state: Info['state'] = 'OPEN';
    await open(member, {
      isMember: true,
      answers: {
        'marketing.friendsPay.info': () => info({ ...member, state }),
        'trade.friendPay.open': () => {
          state = 'OVER';
          return refused('611021', '代付链接已失效');
        },
      },
    });
    fireEvent.click(await payButton());
    expect(await screen.findByText('代付链接已失效')).toBeTruthy();
  });

  test('paid says by whom; over, forged or cut off opens nothing', async () => {
    await open({ state: 'PAID', paidBy: '周一鸣' });
    expect(await screen.findByText('周一鸣 已完成付款')).toBeTruthy();
    await open({}, { answers: { 'marketing.friendsPay.info': () => refused('611021', '代付链接已失效') } });
    expect(await screen.findByText('代付链接已失效')).toBeTruthy();
    const { sentTo } = await openPage('/friendPay.html?id=1a2b.12', { answers: {} });
    expect(await screen.findByText('代付链接已失效')).toBeTruthy();
    expect(sentTo('marketing.friendsPay.info')).toEqual([]);
    await open({}, { answers: { 'marketing.friendsPay.info': () => unreachable } });
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
  });

  test('its owner shares it and pays nothing here', async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await open({ isOwn: true }, { isMember: true });
    fireEvent.click(await screen.findByRole('button', { name: '复制链接' }));
    await screen.findByText('链接已复制，快发给朋友吧');
    expect(writeText.mock.calls[0]?.[0]).toBe(`${window.location.origin}/shop/friendPay.html?id=${token}`);
    expect(screen.queryByRole('button', { name: /付款/ })).toBeNull();
  });

  test('many goods are few at first; and in English', async () => {
    const lines = ['一', '二', '三', '四', '五'].map((title) => ({ title, picture: '1/a.jpg', quantity: 1 }));
    await open({ lines }, { messages: en });
    expect(await screen.findByRole('heading', { name: '林知夏 asks you to pay' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 5 items' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });
});

describe('asking a friend to pay (rules 7.6)', () => {
  const openOrder = (answers: Answers) =>
    openPage('/orderDetail.html?id=501', { answers: { 'trade.order.detail': () => anOrderDetail(), ...answers }, isMember: true });

  test('from the unpaid order, with words of one’s own, to the page of the link', async () => {
    const { sentTo } = await openOrder({ 'trade.friendPay.create': () => ({ token, payBy: 0 }) });
    fireEvent.click(await screen.findByRole('button', { name: '找朋友代付' }));
    const field = (await screen.findByRole('textbox', { name: '给朋友的话' })) as HTMLTextAreaElement;
    expect(field.maxLength).toBe(60);
    fireEvent.change(field, { target: { value: ' 拜托啦 ' } });
    fireEvent.click(screen.getByRole('button', { name: '生成代付链接' }));
    await waitFor(() => expect(path()).toBe(`/shop/friendPay.html?id=${token}`));
    expect(sentTo('trade.friendPay.create')[0]?.input).toEqual({ tradeId: '401', words: '拜托啦' });
  });

  test('where the order has moved on, it is read anew', async () => {
    const { sentTo } = await openOrder({ 'trade.friendPay.create': () => refused('611008', '订单已支付') });
    fireEvent.click(await screen.findByRole('button', { name: '找朋友代付' }));
    fireEvent.click(await screen.findByRole('button', { name: '生成代付链接' }));
    expect(await screen.findByText('订单已支付')).toBeTruthy();
    await waitFor(() => expect(sentTo('trade.order.detail').length).toBeGreaterThan(1));
  });
});
