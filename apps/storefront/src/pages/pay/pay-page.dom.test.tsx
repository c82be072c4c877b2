import type { OutputOf } from '@qianpu/contract/types';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { aPayStatus } from '../../../test/orders.ts';

const redirect = { kind: 'redirect', url: 'https://cashier.test/pay?prepay_id=1' } as const;
const openedAt = (provider: OutputOf<'trade.pay.open'>['provider']) => ({ tradeId: '401', payBy: 1, provider });
const opened = openedAt({ way: 'WECHAT_H5', amountFen: 8_580, ticket: redirect });
const code = openedAt({ way: 'WECHAT_NATIVE', amountFen: 8_580, ticket: { kind: 'qr', codeUrl: 'weixin://pay/1' } });
const answers: Answers = {
  'trade.pay.status': () => aPayStatus(),
  'trade.pay.ways': () => [
    { way: 'WECHAT_H5', isAvailable: true },
    { way: 'WECHAT_NATIVE', isAvailable: true },
  ],
  'trade.pay.open': () => opened,
};

async function openPay(changes: Answers = {}) {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const page = await openPage('/pay.html?id=401', { answers: { ...answers, ...changes }, isMember: true });
  return { ...page, leave };
}
const pay = async (way?: string) => {
  if (way) fireEvent.click(await screen.findByLabelText(way, { exact: false }));
  fireEvent.click(await screen.findByText(/^微信(扫码)?支付 ¥85.80$/));
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.restoreAllMocks());

describe('paying (spec 4)', () => {
  test('leaves for the cashier, which sends the shopper back to the result', async () => {
    const { leave, sentTo } = await openPay();
    await pay('打开微信完成付款');
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    const back = new URL(String(leave.mock.calls[0]?.[0])).searchParams.get('redirect_url');
    expect(back).toBe(`${window.location.origin}/shop/payResult.html?id=401`);
    expect(sentTo('trade.pay.open')[0]).toMatchObject({
      input: { tradeId: '401', tenders: [{ way: 'WECHAT_H5' }] },
      idempotencyKey: expect.any(String),
    });
  });

  test('shows a code to scan, and the result once it is paid elsewhere', async () => {
    let state: 'UNPAID' | 'PAID' = 'UNPAID';
    await openPay({ 'trade.pay.open': () => code, 'trade.pay.status': () => aPayStatus({ state }) });
    await pay('用另一台手机的微信扫一扫');
    await screen.findByRole('img', { name: '请用微信扫一扫付款' });
    state = 'PAID';
    await screen.findByText('支付成功', {}, { timeout: 4_000 });
    expect(window.location.pathname).toBe('/shop/payResult.html');
  });

  test.each([
    ['is refused', { 'trade.pay.open': () => refused('611010', 'x') }, '没有扣款，请更换支付方式或稍后再试。'],
    ['stays unanswered', { 'trade.pay.open': undefined }, '尚未发起支付，没有扣款。重试不会重复付款。'],
  ])('a payment that %s says that no money moved', async (_name, changes, words) => {
    const { leave } = await openPay(changes as Answers);
    await pay();
    await screen.findByText(words);
    expect(leave).not.toHaveBeenCalled();
  });

  test.each(['PAID', 'CLOSED', 'REFUNDED'] as const)('a trade that is %s shows its result instead', async (state) => {
    await openPay({ 'trade.pay.status': () => aPayStatus({ state }) });
    await waitFor(() => expect(window.location.pathname).toBe('/shop/payResult.html'));
  });

  test('no way to pay is said', async () => {
    await openPay({ 'trade.pay.ways': () => [{ way: 'WECHAT_JSAPI', isAvailable: false }] });
    await screen.findByText('暂时没有可用的支付方式');
  });
});
