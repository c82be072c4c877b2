import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CurrentMe, type Me } from '#session/me';
import { ok, renderInConsole } from '../../../test/a-console.tsx';
import { BillsPage } from './bills-page.tsx';
import { DifferencesPage } from './differences-page.tsx';
import type { BillDay, Difference } from './money.types.ts';

const account = { appRef: 'main', provider: 'WECHAT_PAY', mchId: '1900000109' } as const;
const key = { day: '2026-11-12', number: '26111223490277', what: 'MISSING_HERE' } as const;
const day: BillDay = {
  ...{ ...account, day: key.day, paidCount: 12, paidFen: 12_148, refundedCount: 0, refundedFen: 0, ourPaidFen: 3_158, ourRefundedFen: 0 },
  ...{ comparedAt: 0, openCount: 1, clearedCount: 0 },
};
const difference: Difference = { ...account, ...key, oursFen: null, theirsFen: 8_990, orderId: '7', foundAt: 0, cleared: null };
const owner: Me = {
  ...{ id: '1', name: 'owner', nick: '老板', hasFactor: false, isFactorMissing: false },
  grants: [{ cid: '0', permissions: ['trade.*'] }],
};
const pageOf = (list: readonly object[]) => ok({ list, pageNum: 1, hasMore: false, total: list.length });
const render = (page: React.ReactNode) =>
  renderInConsole(<CurrentMe value={owner}>{page}</CurrentMe>, ({ name }) => {
    if (name === 'trade.bill.listDays') return pageOf([day]);
    if (name === 'trade.bill.listDifferences') return pageOf([difference]);
    return ok(name === 'trade.payAccount.list' ? [] : {});
  });

describe('bills held against the book', () => {
  test('a day leads to what differs in it', async () => {
    render(<BillsPage />);
    const link = (await screen.findByText('1 笔待处理')).closest('a');
    expect(link?.getAttribute('href')).toBe('/money/differences?tab=OPEN&account=main&dayFrom=2026-11-12&dayTo=2026-11-12');
    expect(screen.getByText('+¥89.90')).toBeTruthy();
  });

  test('a difference is cleared with a note, and not without', async () => {
    const { sent } = render(<DifferencesPage />);
    fireEvent.click(await screen.findByRole('button', { name: '核销' }));
    fireEvent.click(await screen.findByRole('button', { name: '确认核销' }));
    expect(await screen.findByText('请填写')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('说明'), { target: { value: '已原路退回' } });
    fireEvent.click(screen.getByRole('button', { name: '确认核销' }));
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'trade.bill.clear')?.input).toEqual({ appRef: 'main', ...key, note: '已原路退回' }),
    );
  });
});
