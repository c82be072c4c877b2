import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { CurrentMe, type Me } from '#session/me';
import { ok, renderInConsole, type SentCall } from '../../../../test/a-console.tsx';
import type { MemberProps } from './member.types.ts';
import { MemberFacts } from './member-facts.tsx';
import { MemberLabels } from './member-labels.tsx';
import { MemberNotes } from './member-notes.tsx';
import { MemberSessions } from './member-sessions.tsx';

const at = Date.parse('2026-11-14T02:00:00.000Z');
const member: MemberProps['member'] = {
  ...{ id: '7', nickName: '阿岚', headIcon: '', phone: '138****0001', gender: 'female', birthday: null },
  ...{ level: 1, joinedAt: at, seenAt: at, orders: 4, paidFen: 10_000, refundedFen: 2_500, firstPaidAt: at, lastPaidAt: at },
  labels: [{ id: '5', name: '老客', colour: 'GOLD' }],
};
const answers: Readonly<Record<string, unknown>> = {
  'member.note.list': { list: [{ id: '31', text: '下午送', staff: { id: '1', name: '老板' }, at }], pageNum: 1, hasMore: false },
  'member.session.listForStaff': [
    { id: '41', channel: 'h5', createdAt: at, seenAt: at },
    { id: '42', channel: 'mini', createdAt: at, seenAt: at },
  ],
  'member.session.endForStaff': { endedSessions: 2 },
  'member.label.list': member.labels,
  'member.level.list': { levels: [], revision: 0 },
  'member.label.set': { labels: [] },
};
const answer = ({ name }: SentCall) => ok(answers[name] ?? {});
const meWith = (permissions: string[]): Me => ({
  ...{ id: '1', name: 'owner', nick: '老板' },
  grants: [{ cid: '0', permissions }],
  hasFactor: false,
  isFactorMissing: false,
});
const renderAs = (part: ReactNode, permissions = ['member.*']) =>
  renderInConsole(<CurrentMe value={meWith(permissions)}>{part}</CurrentMe>, answer);

describe('a member in detail', () => {
  test('has figures of what was bought', async () => {
    renderAs(<MemberFacts member={member} />);
    for (const text of ['¥100.00', '¥25.00', '首次付款 2026-11-14', '占付款的 25%', '138****0001'])
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  test('notes are written and removed', async () => {
    const { sent } = renderAs(<MemberNotes id="7" />);
    expect(await screen.findByText('下午送')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('添加备注'), { target: { value: '爱吃梨' } });
    fireEvent.click(screen.getByRole('button', { name: '添加备注' }));
    await waitFor(() => expect(sent.find(({ name }) => name === 'member.note.add')?.input).toEqual({ id: '7', text: '爱吃梨' }));
    fireEvent.click(screen.getByRole('button', { name: '删除备注' }));
    await waitFor(() => expect(sent.find(({ name }) => name === 'member.note.remove')?.input).toEqual({ id: '31' }));
  });

  test('sessions are ended, all of them after asking', async () => {
    const { sent } = renderAs(<MemberSessions member={member} />);
    fireEvent.click((await screen.findAllByRole('button', { name: '退出' }))[1] as HTMLElement);
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'member.session.endForStaff')?.input).toEqual({ id: '7', sessionId: '42' }),
    );
    fireEvent.click(screen.getByRole('button', { name: '全部退出' }));
    expect(await screen.findAllByText('退出阿岚的所有设备？')).not.toEqual([]);
    fireEvent.click(screen.getAllByRole('button', { name: '全部退出' }).at(-1) as HTMLElement);
    await waitFor(() => expect(sent.filter(({ name }) => name === 'member.session.endForStaff').at(-1)?.input).toEqual({ id: '7' }));
  });

  test('labels are saved by who may, and only shown to others', async () => {
    const { sent } = renderAs(<MemberLabels member={member} />);
    fireEvent.click(await screen.findByRole('button', { name: '保存标签' }));
    await waitFor(() => expect(sent.find(({ name }) => name === 'member.label.set')?.input).toEqual({ id: '7', labelIds: ['5'] }));
    renderAs(<MemberLabels member={member} />, ['member.account.detailForStaff']);
    expect(await screen.findByText('老客')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '保存标签' })).toBeNull();
  });
});
