import { expect, test } from 'vitest';
import { cashierPage, cashierState } from './cashier-page.ts';
import type { BookedOrder } from './order-book.ts';
import { ordersPage } from './orders-page.ts';

const nowMs = 1_800_000_000_000;
const order: BookedOrder = {
  ...{
    mchid: '1900000001',
    appid: 'wx1',
    outTradeNo: 'T00001',
    tradeType: 'MWEB',
    description: '"><script>',
    attach: '',
    amountFen: 129_990,
  },
  ...{ notifyUrl: '', openid: '', expireMs: nowMs + 60_000, prepayId: 'wx1', transactionId: null, state: 'NOTPAY' },
  ...{ createdMs: nowMs, linkMs: nowMs, paidMs: null, refundedFen: 0 },
};

test.each([
  [{}, 'open', '立即支付'],
  [{ linkMs: nowMs - 299_999 }, 'open', '立即支付'],
  [{ linkMs: nowMs - 300_000 }, 'stale', '链接已失效'],
  [{ expireMs: nowMs }, 'expired', '已超过支付时间'],
  [{ expireMs: null }, 'open', '立即支付'],
  [{ tradeType: 'JSAPI' as const }, 'inside', '请在微信内支付'],
  [{ state: 'CLOSED' as const }, 'closed', '订单已关闭'],
  [{ state: 'SUCCESS' as const, expireMs: nowMs }, 'paid', '支付成功'],
])('an order with %j is %s, and the page says so', (different, state, words) => {
  const seen = { ...order, ...different };
  expect(cashierState(seen, nowMs)).toBe(state);
  const page = cashierPage(cashierState(seen, nowMs), seen, '');
  expect(page).toContain(words);
  expect(page).toContain('¥1,299.90');
  expect(page.includes('<button')).toBe(state === 'open');
});

test('what nobody asked for cannot be paid', () => {
  expect(cashierState(undefined, nowMs)).toBe('unknown');
  expect(cashierPage('unknown', undefined, '')).toContain('订单不存在');
});

test('markup is shown as text, on every page', () => {
  const pages = [cashierPage('open', order, 'https://a.example/"><b>'), cashierPage('paid', order, '"><b>'), ordersPage([order])];
  for (const page of pages) expect(page).not.toMatch(/<script>|<b>(?!待支付)/);
});
