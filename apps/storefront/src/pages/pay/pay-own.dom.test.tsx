import type { OutputOf } from '@qianpu/contract/types';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused } from '../../../test/a-storefront.tsx';
import { anOrderDetail, aPayStatus } from '../../../test/orders.ts';

type Ways = OutputOf<'trade.pay.ways'>;
type Provider = NonNullable<OutputOf<'trade.pay.open'>['provider']>;

const waysWith = (points: Partial<Ways[number]> = {}, balance: Partial<Ways[number]> = {}): Ways => [
  { way: 'WECHAT_H5', isAvailable: true },
  { way: 'ALIPAY_WAP', isAvailable: true },
  { way: 'POINTS', isAvailable: true, points: 1_280, haveFen: 1_280, mostFen: 800, mostPoints: 800, ...points },
  { way: 'BALANCE', isAvailable: true, haveFen: 5_000, mostFen: 5_000, hasPassword: true, ...balance },
];
const paid = { tradeId: '401', payBy: 1, provider: null };
const at = (provider: Provider) => ({ tradeId: '401', payBy: 1, provider });
const redirect = { kind: 'redirect', url: 'https://alipay.test/gateway.do?sign=s' } as const;
const answers: Answers = {
  'trade.pay.status': () => aPayStatus(),
  'trade.pay.ways': () => waysWith(),
  'trade.order.detail': () => anOrderDetail(),
  'trade.pay.open': () => paid,
  'member.payPassword.check': () => ({ proof: 'proved-once' }),
};

async function openPay(changes: Answers = {}, address = '/pay.html?id=401') {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  return { ...(await openPage(address, { answers: { ...answers, ...changes }, isMember: true })), leave };
}
const tick = async (name: RegExp) => fireEvent.click(await screen.findByRole('switch', { name }));
const tap = async (words: string) => fireEvent.click(await screen.findByText(words, { selector: 'button' }));
const enter = async (digits: string) => fireEvent.input(await screen.findByLabelText('支付密码'), { target: { value: digits } });

// The sheet's and the result's chunks are loaded before they are waited for.
beforeAll(async () => {
  await import('../../features/payment/pay-password-sheet.tsx');
  const { unmount } = await openPage('/payResult.html?id=401', { answers, isMember: true });
  unmount();
});
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.restoreAllMocks());

describe('paying with points and a balance (rules 7.1–7.4)', () => {
  test('what is ticked lowers what is left, and the mall is told ways and no sums', async () => {
    const { sentTo, leave } = await openPay({ 'trade.pay.open': () => at({ way: 'ALIPAY_WAP', amountFen: 2_780, ticket: redirect }) });
    expect(await screen.findByText('滨江店 · 1 种 2 件')).toBeTruthy();
    expect(screen.getByText('还需付 ¥85.80')).toBeTruthy();
    await tick(/^积分抵扣/);
    expect(screen.getByText('还需付 ¥77.80')).toBeTruthy();
    await tick(/^余额/);
    expect(screen.getByText('还需付 ¥27.80')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('跳转到支付宝完成支付', { exact: false }));
    await tap('支付宝支付 ¥27.80');
    await enter('246810');
    await waitFor(() => expect(leave).toHaveBeenCalledWith(redirect.url));
    const tenders = [{ way: 'POINTS' }, { way: 'BALANCE' }, { way: 'ALIPAY_WAP' }];
    const returnUrl = `${window.location.origin}/shop/payResult.html?id=401`;
    expect(sentTo('trade.pay.open')).toMatchObject([{ input: { tradeId: '401', tenders, proof: 'proved-once', returnUrl } }]);
  });

  test('a balance that covers all needs no provider; neither its password nor the proof is kept', async () => {
    const { sentTo } = await openPay({ 'trade.pay.ways': () => waysWith({}, { haveFen: 64_650 }) });
    expect(await screen.findByText('付款后余 ¥560.70')).toBeTruthy();
    await tick(/^余额/);
    expect(screen.getByText('已全部抵扣，无需再付')).toBeTruthy();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await tap('余额支付 ¥85.80');
    await enter('246810');
    await waitFor(() => expect(window.location.pathname).toBe('/shop/payResult.html'));
    expect(sentTo('trade.pay.open')).toMatchObject([{ input: { tenders: [{ way: 'BALANCE' }], proof: 'proved-once' } }]);
    const kept = document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }) + window.location.href + document.body.innerHTML;
    expect(kept).not.toMatch(/246810|proved-once/);
  });

  test('who chooses a provider after all takes the balance back', async () => {
    await openPay({ 'trade.pay.ways': () => waysWith({}, { haveFen: 64_650 }) });
    await tick(/^余额/);
    fireEvent.click(screen.getByLabelText('打开微信完成付款', { exact: false }));
    expect(screen.getByText('微信支付 ¥85.80')).toBeTruthy();
    expect((screen.getByRole('switch', { name: /^余额/ }) as HTMLInputElement).checked).toBe(false);
  });

  test.each([
    ['too few', { points: 60, haveFen: 60 }, '满 100 分可用'],
    ['of no use for so little goods', {}, '这一单的商品金额不够，用不了积分'],
  ])('points that are %s say so', async (_name, points, words) => {
    await openPay({ 'trade.pay.ways': () => waysWith({ isAvailable: false, mostFen: 0, mostPoints: 0, ...points }) });
    expect(await screen.findByText(words)).toBeTruthy();
    expect((screen.getByRole('switch', { name: /^积分抵扣/ }) as HTMLInputElement).disabled).toBe(true);
  });

  test('what was ticked before the shopper left for a moment still is', async () => {
    await openPay();
    await tick(/^余额/);
    expect(window.location.search).toBe('?id=401&own=BALANCE');
    await tick(/^余额/);
    expect(window.location.search).toBe('?id=401');
    await openPay({}, '/pay.html?id=401&own=POINTS%2CBALANCE');
    expect(await screen.findByText('微信支付 ¥27.80')).toBeTruthy();
  });

  test('what is open already is ticked, and needs no password again', async () => {
    const tenders = [
      { way: 'BALANCE', amountFen: 5_000 },
      { way: 'ALIPAY_WAP', amountFen: 3_580 },
    ] as const;
    const { sentTo } = await openPay({
      'trade.pay.status': () => aPayStatus({ tenders: [...tenders] }),
      'trade.pay.open': () => at({ way: 'ALIPAY_WAP', amountFen: 3_580, ticket: redirect }),
    });
    await tap('支付宝支付 ¥35.80');
    await waitFor(() => expect(sentTo('trade.pay.open')).toHaveLength(1));
    expect(sentTo('trade.pay.open')[0]?.input).not.toHaveProperty('proof');
    expect(sentTo('member.payPassword.check')).toEqual([]);
  });

  test.each([
    ['617001', '余额或积分不够了'],
    ['617004', '支付密码验证已过期'],
    ['600500', '还不知道是否已付款，正在确认。重试不会重复付款。'],
  ])('a refusal %s is said as what it is', async (code, words) => {
    await openPay({ 'trade.pay.open': () => refused(code, 'x') });
    await tick(/^余额/);
    await tap('微信支付 ¥35.80');
    await enter('246810');
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('the payment password at the cashier (rules 7.3)', () => {
  const ask = async (changes: Answers) => {
    const page = await openPay(changes);
    await tick(/^余额/);
    await tap('微信支付 ¥35.80');
    return page;
  };

  test('wrong, then locked: it says how many tries are left and until when', async () => {
    let tries = 1;
    const { sentTo } = await ask({
      'member.payPassword.check': () => {
        tries -= 1;
        return tries === 0
          ? refused('601005', '支付密码错误', { triesLeft: 4 })
          : refused('601006', '支付密码错误次数过多，已暂时锁定', { lockedUntil: Date.UTC(2026, 10, 15, 7) });
      },
    });
    await enter('111111');
    await screen.findByText('支付密码错误，还可尝试 4 次');
    await enter('111112');
    await screen.findByText(/已锁定，请于 11-15 15:00 后重试/);
    expect((screen.getByLabelText('支付密码') as HTMLInputElement).disabled).toBe(true);
    expect(screen.getByText('忘记密码').getAttribute('href')).toBe('/shop/setpayPassword.html?by=code');
    expect(sentTo('trade.pay.open')).toEqual([]);
  });

  test.each<[string, Answers]>([
    ['known before', { 'trade.pay.ways': () => waysWith({}, { hasPassword: false }) }],
    ['learned by asking', { 'member.payPassword.check': () => refused('601007', '请先设置支付密码') }],
  ])('none set, %s: it is to be set first', async (name, changes) => {
    await ask(changes);
    if (name === 'learned by asking') await enter('246810');
    expect(await screen.findByText('先设置支付密码')).toBeTruthy();
    expect(screen.getByText('去设置支付密码').getAttribute('href')).toBe('/shop/setpayPassword.html');
  });
});
