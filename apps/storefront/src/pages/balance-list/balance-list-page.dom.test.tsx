import type { OutputOf } from '@qianpu/contract/types';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, refused, unreachable } from '../../../test/a-storefront.tsx';
import { en } from '../../shared/i18n/en.ts';

type Movement = OutputOf<'ledger.balance.list'>['list'][number];

const at = Date.parse('2026-11-12T19:22:00+08:00');
const movements: readonly Movement[] = [
  { id: '4', at, sort: 'HELD', principalFen: -5_000, bonusFen: 0, leftFen: 3_650, reason: 'OTHER' },
  { id: '3', at, sort: 'ADJUSTED', principalFen: -92, bonusFen: -8, leftFen: 8_650, reason: 'OFFLINE' },
  { id: '2', at, sort: 'ADJUSTED', principalFen: 0, bonusFen: 658, leftFen: 8_750, reason: 'COMPENSATION' },
  { id: '1', at, sort: 'JOINED', principalFen: 8_092, bonusFen: 0, leftFen: 8_092, reason: null },
];
const balance = { principalFen: 3_000, bonusFen: 650, heldFen: 5_000 };
const answers: Answers = {
  'ledger.balance.find': () => balance,
  'ledger.balance.list': ({ kind }) => ({
    list: movements.filter(({ principalFen, bonusFen }) => kind === undefined || (kind === 'IN') === principalFen + bonusFen > 0),
    pageNum: 1,
    hasMore: false,
    balance,
  }),
};
const open = (changes: Answers = {}, messages = undefined as typeof en | undefined) =>
  openPage('/balanceList.html', { answers: { ...answers, ...changes }, isMember: true, ...(messages && { messages }) });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the balance (spec 2.2)', () => {
  test('says what can be spent, what of it was paid in, and what is set aside', async () => {
    await open();
    expect(await screen.findByText('本金 ¥30.00，赠送 ¥6.50')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: '可用余额' }).closest('section')?.textContent).toContain('¥36.50');
    expect(screen.getByText(/另有 ¥50.00 冻结中/)).toBeTruthy();
  });

  test('each movement says why, what of it was a bonus, and what was left', async () => {
    await open();
    expect(await screen.findByText('商家补偿')).toBeTruthy();
    expect(rows()).toEqual([
      '调整待处理，暂时冻结11-12 19:22−50.00余 36.50',
      '线下收退款11-12 19:22 · 赠送 −0.08−1.00余 86.50',
      '商家补偿11-12 19:22 · 赠送 +6.58+6.58余 87.50',
      '合并账号转入11-12 19:22+80.92余 80.92',
    ]);
  });

  test('what came in and what went are looked at apart', async () => {
    const { sentTo } = await open();
    fireEvent.click(await screen.findByRole('tab', { name: '支出' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    fireEvent.click(screen.getByRole('tab', { name: '收入' }));
    await waitFor(() => expect(rows()[0]).toContain('+6.58'));
    expect(sentTo('ledger.balance.list').map(({ input }) => (input as { kind?: string }).kind)).toEqual([undefined, 'OUT', 'IN']);
  });

  test('without any, the page says so', async () => {
    await open({
      'ledger.balance.find': () => ({ principalFen: 0, bonusFen: 0, heldFen: 0 }),
      'ledger.balance.list': () => ({ list: [], pageNum: 1, hasMore: false, balance: { principalFen: 0, bonusFen: 0, heldFen: 0 } }),
    });
    expect(await screen.findByText('还没有余额变动')).toBeTruthy();
    expect(screen.queryByText(/冻结/)).toBeNull();
  });

  test('movements that do not come can be asked for again; and all of it in English', async () => {
    await open({ 'ledger.balance.list': () => unreachable });
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy();
    await open({}, en);
    expect(await screen.findByText('From your other account')).toBeTruthy();
    expect(screen.getByText('¥30.00 paid in, ¥6.50 bonus')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Out' })).toBeTruthy();
  });
});

const offer: OutputOf<'ledger.balance.packages'> = {
  list: [
    { id: '71', payFen: 10_000, bonusFen: 500 },
    { id: '72', payFen: 50_000, bonusFen: 6_000 },
  ],
  leastFen: 100,
  mostFen: 500_000,
  roomFen: 4_996_350,
  unpaid: null,
};
const unpaid = { tradeId: '401', payableFen: 50_000, payBy: Date.now() + 30 * 60_000, title: '余额充值' };
const payPage = () => waitFor(() => expect(window.location.pathname + window.location.search).toBe('/shop/pay.html?id=401'));
const placed = { tradeId: '401', payableFen: 50_000, payBy: 0 };

async function openSheet(changes: Answers = {}, messages = undefined as typeof en | undefined) {
  const opened = await open({ 'ledger.balance.packages': () => offer, ...changes }, messages);
  fireEvent.click(await screen.findByRole('button', { name: messages ? 'Top up' : '充值' }));
  return opened;
}

describe('a recharge (rules 8.2)', () => {
  test('the best package stands chosen, the button says what arrives, and leads to the cashier', async () => {
    const { sentTo } = await openSheet({ 'ledger.balance.recharge': () => placed });
    expect(((await screen.findByRole('radio', { name: /最划算.*送 ¥60/ })) as HTMLInputElement).checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '充值 ¥500，到账 ¥560' }));
    await payPage();
    expect(sentTo('ledger.balance.recharge')[0]?.input).toEqual({ packageId: '72' });
  });

  test('an own sum within the bounds; nothing is sent of another', async () => {
    const { sentTo } = await openSheet({ 'ledger.balance.recharge': () => placed });
    fireEvent.click(await screen.findByRole('radio', { name: /^其他金额/ }));
    fireEvent.click(screen.getAllByRole('button', { name: '充值' }).at(-1) as HTMLElement);
    expect((await screen.findByRole('alert')).textContent).toBe('请输入金额，最多两位小数');
    const field = screen.getByRole('textbox', { name: '充值金额（元）' });
    fireEvent.change(field, { target: { value: '5000.01' } });
    expect(screen.getByRole('alert').textContent).toBe('单次最多充值 ¥5,000');
    expect(sentTo('ledger.balance.recharge')).toEqual([]);
    fireEvent.change(field, { target: { value: '88.8' } });
    fireEvent.click(screen.getByRole('button', { name: '充值 ¥88.8' }));
    await payPage();
    expect(sentTo('ledger.balance.recharge')[0]?.input).toEqual({ amountFen: 8_880 });
  });

  test('what does not fit cannot be chosen; a full balance says so', async () => {
    await openSheet({ 'ledger.balance.packages': () => ({ ...offer, roomFen: 20_000 }) });
    expect(((await screen.findByRole('radio', { name: /最划算.*超出余额上限/ })) as HTMLInputElement).disabled).toBe(true);
    await openSheet({ 'ledger.balance.packages': () => ({ ...offer, roomFen: 99 }) });
    expect(await screen.findByText('余额已达上限 ¥50,000，暂时不能充值')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('one that waits is paid or cancelled first', async () => {
    let waits: typeof unpaid | null = unpaid;
    const waiting: Answers = {
      'ledger.balance.packages': () => ({ ...offer, unpaid: waits }),
      'trade.purchase.cancel': () => {
        waits = null;
        return {};
      },
    };
    await openSheet(waiting);
    fireEvent.click(await screen.findByRole('button', { name: '继续支付' }));
    await payPage();
    await openSheet(waiting);
    expect(await screen.findByText('您有一笔待付款的充值')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '取消充值' }));
    expect(await screen.findAllByRole('radio')).toHaveLength(3);
  });

  test('one that was begun on another phone is shown; a package that is gone is said', async () => {
    let isSeen = false;
    await openSheet({
      'ledger.balance.packages': () => ({ ...offer, unpaid: isSeen ? unpaid : null }),
      'ledger.balance.recharge': () => {
        isSeen = true;
        return refused('611004', '您有 3 笔待付款订单');
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: /^充值 ¥500/ }));
    expect(await screen.findByText('您有一笔待付款的充值')).toBeTruthy();
    await openSheet({ 'ledger.balance.recharge': () => refused('600404', '没有找到') });
    fireEvent.click(await screen.findByRole('button', { name: /^充值 ¥500/ }));
    expect(await screen.findByText('该充值方案已下架，请重新选择')).toBeTruthy();
  });

  test('offers that do not come can be asked for again; and in English', async () => {
    await openSheet({ 'ledger.balance.packages': () => unreachable });
    expect(await screen.findByText('充值方案没有加载出来')).toBeTruthy();
    await openSheet({}, en);
    expect(await screen.findByRole('button', { name: 'Pay ¥500, get ¥560' })).toBeTruthy();
  });
});
