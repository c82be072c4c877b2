import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { EntryOf } from '#api/calls';
import { CurrentMe, type Me } from '#session/me';
import { ok, renderInConsole, type SentCall } from '../../../test/a-console.tsx';
import { AdjustmentsPage } from './adjustments-page.tsx';
import { PackagesPage } from './packages-page.tsx';

const at = Date.parse('2026-11-14T02:00:00Z');
const waiting = (changes: Partial<EntryOf<'ledger.adjustment.list'>> = {}): EntryOf<'ledger.adjustment.list'> => ({
  ...{
    id: '5',
    memberId: '7',
    nickName: '阿岚',
    principalFen: 20_000,
    bonusFen: 0,
    reason: 'CORRECTION',
    note: '少返一笔',
    state: 'WAITING',
  },
  ...{ askedBy: { id: '2', name: '小周' }, askedAt: at, decidedBy: null, decidedAt: null },
  ...changes,
});
const member = {
  ...{ member: { id: '7', nickName: '阿岚' }, pageNum: 1, hasMore: false, balance: { principalFen: 8_000, bonusFen: 650, heldFen: 0 } },
  list: [{ id: '1', at, sort: 'ADJUSTED', principalFen: 8_000, bonusFen: 0, leftFen: 8_000, reason: 'OFFLINE' }],
};
const packages = [{ id: '3', revision: 1, payFen: 10_000, bonusFen: 500, isOn: false }];
const owner: Me = {
  ...{ id: '1', name: 'owner', nick: '老板' },
  grants: [{ cid: '0', permissions: ['ledger.*'] }],
  hasFactor: false,
  isFactorMissing: false,
};
const answersWith =
  (list: readonly object[]) =>
  ({ name, input }: SentCall) => {
    if (name === 'ledger.adjustment.list') return ok({ list, pageNum: 1, hasMore: false, total: list.length });
    if (name === 'ledger.package.list') return ok({ list: packages, pageNum: 1, hasMore: false, total: 1 });
    if (name === 'ledger.balance.listForStaff')
      return ok((input as { find: string }).find === '13800000001' ? member : { ...member, member: null, list: [] });
    if (name === 'ledger.adjustment.ask') return ok({ id: '9', state: 'WAITING' });
    if (name === 'ledger.adjustment.approve') return ok({ principalFen: 20_000, bonusFen: 0 });
    return ok({});
  };
const render = (page: React.ReactNode, list: readonly object[] = []) =>
  renderInConsole(<CurrentMe value={owner}>{page}</CurrentMe>, answersWith(list));
const inputsOf = (sent: readonly SentCall[], name: string) => sent.filter((call) => call.name === name).map(({ input }) => input);

describe('changes of balances (rules 8.2)', () => {
  test('of a colleague are approved after asking', async () => {
    const { sent } = render(<AdjustmentsPage />, [waiting()]);
    fireEvent.click(await screen.findByRole('button', { name: /同\s?意/ }));
    expect(await screen.findAllByText('同意把阿岚的余额调整 +¥200.00？')).not.toEqual([]);
    fireEvent.click(screen.getAllByRole('button', { name: /同\s?意/ }).at(-1) as HTMLElement);
    await waitFor(() => expect(inputsOf(sent, 'ledger.adjustment.approve')).toEqual([{ id: '5' }]));
  });

  test('of one’s own are taken back, and never approved', async () => {
    const { sent } = render(<AdjustmentsPage />, [waiting({ askedBy: { id: '1', name: '老板' } })]);
    fireEvent.click(await screen.findByRole('button', { name: /撤\s?回/ }));
    await waitFor(() => expect(inputsOf(sent, 'ledger.adjustment.refuse')).toEqual([{ id: '5' }]));
    expect(screen.queryByRole('button', { name: /同\s?意/ })).toBeNull();
  });

  test('begin with the member, found by the whole phone', async () => {
    const { sent } = render(<AdjustmentsPage />);
    fireEvent.click(await screen.findByRole('button', { name: /调整余额/ }));
    const find = async (text: string) => {
      fireEvent.change(await screen.findByLabelText('会员手机号或编号'), { target: { value: text } });
      fireEvent.click(screen.getByRole('button', { name: /查\s?找/ }));
    };
    await find('1380000');
    expect(await screen.findByText('没有找到这位会员')).toBeTruthy();
    await find('138 0000 0001');
    expect(await screen.findByText('可用 ¥86.50')).toBeTruthy();
    expect(screen.getByText(/线下收退款/)).toBeTruthy();
    fireEvent.click(screen.getByText('扣减'));
    fireEvent.click(await screen.findByText('按比例扣减'));
    fireEvent.change(screen.getByLabelText('金额'), { target: { value: '12.5' } });
    fireEvent.click(await screen.findByRole('button', { name: '调整 −¥12.50' }));
    await waitFor(() =>
      expect(inputsOf(sent, 'ledger.adjustment.ask')).toEqual([
        { memberId: '7', part: 'BOTH', amountFen: -1_250, reason: 'COMPENSATION', note: '' },
      ]),
    );
    expect(await screen.findByText('已提交，等另一位员工同意')).toBeTruthy();
  });
});

describe('packages to recharge by (rules 8.2)', () => {
  test('are switched and edited', async () => {
    const { sent } = render(<PackagesPage />);
    fireEvent.click(await screen.findByRole('switch', { name: '充 ¥100.00' }));
    await waitFor(() => expect(inputsOf(sent, 'ledger.package.setOn')).toEqual([{ id: '3', isOn: true }]));
    fireEvent.click(screen.getByRole('button', { name: /编\s?辑/ }));
    fireEvent.change(await screen.findByLabelText('送'), { target: { value: '101' } });
    fireEvent.click(screen.getByRole('button', { name: '保存充值档' }));
    await waitFor(() => expect(document.querySelector('.ant-form-item-explain-error')).toBeTruthy());
    expect(inputsOf(sent, 'ledger.package.save')).toEqual([]);
    fireEvent.change(screen.getByLabelText('送'), { target: { value: '8' } });
    fireEvent.click(screen.getByRole('button', { name: '保存充值档' }));
    await waitFor(() => expect(inputsOf(sent, 'ledger.package.save')).toEqual([{ id: '3', revision: 1, payFen: 10_000, bonusFen: 800 }]));
  });
});
