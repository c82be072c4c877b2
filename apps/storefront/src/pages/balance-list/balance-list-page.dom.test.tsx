import type { OutputOf } from '@qianpu/contract/types';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../../../test/a-storefront.tsx';
import { openPage, unreachable } from '../../../test/a-storefront.tsx';
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

  test('without any, the page says so; nothing is offered that cannot be bought', async () => {
    await open({
      'ledger.balance.find': () => ({ principalFen: 0, bonusFen: 0, heldFen: 0 }),
      'ledger.balance.list': () => ({ list: [], pageNum: 1, hasMore: false, balance: { principalFen: 0, bonusFen: 0, heldFen: 0 } }),
    });
    expect(await screen.findByText('还没有余额变动')).toBeTruthy();
    expect(screen.queryByText(/充值/)).toBeNull();
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
