import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { OutputOf } from '#api/calls';
import { CurrentMe, type Me } from '#session/me';
import { ok, renderInConsole, type SentCall } from '../../../../test/a-console.tsx';
import { MemberCards } from './member-cards.tsx';
import { MemberLevel } from './member-level.tsx';
import { MemberPoints } from './member-points.tsx';

const at = Date.parse('2026-11-14T02:00:00.000Z');
const DAY_MS = 86_400_000;
const level: OutputOf<'member.level.list'>['levels'][number] = {
  ...{ level: 0, growthFrom: 0, name: '普通会员', colourFrom: '#eef1f5', colourTo: '#c9d2dd' },
  ...{ percent: 100, freeFreight: 0, pointsTenths: 10, signInTenths: 10, birthdayPoints: 0 },
};
const setUntil = Date.now() + 30 * DAY_MS;
const loyalty: OutputOf<'member.loyalty.find'> = {
  ...{ nickName: '阿岚', level: 1, earnedLevel: 0, levelUntil: setUntil, setUntil, growth: 120 },
  changes: [{ fromLevel: 0, toLevel: 1, cause: 'STAFF', at, note: '客诉补偿', staff: { id: '1', name: '小周' } }],
  growthEntries: [{ id: '1', source: 'ORDER', refId: '9', amount: 120, at, note: '', staff: null }],
};
const entry = { source: 'STAFF', refId: '3', debt: 0, at, note: '补发', staff: { id: '1', name: '小周' }, isUndoable: false };
const kind = {
  ...{ id: '8', name: '月卡', colourFrom: '#f7e7bf', colourTo: '#d9a441', months: 1, priceFen: 990, struckFen: null },
  ...{ percent: 95, freeFreight: 4, pointsTenths: 15, packIds: [], isOn: true, revision: 1 },
};
const answers: Readonly<Record<string, unknown>> = {
  'member.level.list': { levels: [level, { ...level, level: 1, growthFrom: 300, name: '银卡会员' }], revision: 1 },
  'member.loyalty.find': loyalty,
  'member.level.set': { level: 0 },
  'member.growth.adjust': { growth: 100, level: 0 },
  'member.points.listForStaff': {
    ...{ points: 60, debt: 5, ends: [{ points: 60, endsAt: at }], pageNum: 1, hasMore: false },
    list: [
      { ...entry, id: '22', amount: -40, isUndoable: true },
      { ...entry, id: '21', amount: 100 },
    ],
  },
  'member.points.adjust': { points: 560, entryId: '23' },
  'member.points.undo': { points: 100 },
  'member.card.listForStaff': [{ id: '71', kind, number: null, status: 1, openedAt: at, endsAt: setUntil, packDue: null }],
  'member.cardKind.list': [kind],
  'member.card.give': { cardId: '71', endsAt: setUntil },
  'member.card.freeze': { status: 3 },
};
const meWith = (permissions: string[]): Me => ({
  ...{ id: '1', name: 'owner', nick: '老板' },
  grants: [{ cid: '0', permissions }],
  hasFactor: false,
  isFactorMissing: false,
});
const renderAs = (part: ReactNode, permissions = ['member.*']) =>
  renderInConsole(<CurrentMe value={meWith(permissions)}>{part}</CurrentMe>, ({ name }: SentCall) => ok(answers[name] ?? {}));
const inputOf = (sent: readonly SentCall[], name: string) => sent.find((call) => call.name === name)?.input;
const type = async (label: string, value: string) => fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);

describe('a member’s level', () => {
  test('says by whose word it holds and until when, and how it came to be', async () => {
    renderAs(<MemberLevel id="7" />);
    expect(await screen.findByText(/员工指定，至/)).toBeTruthy();
    for (const text of [/普通会员 → 银卡会员/, /小周 · 客诉补偿/, '+120']) expect(await screen.findByText(text)).toBeTruthy();
  });

  test('that staff set is ended with a reason', async () => {
    const { sent } = renderAs(<MemberLevel id="7" />);
    fireEvent.click(await screen.findByRole('button', { name: '修改指定' }));
    await type('原因', '补偿期满');
    press('取消指定');
    await waitFor(() => expect(inputOf(sent, 'member.level.set')).toEqual({ memberId: '7', level: null, until: null, reason: '补偿期满' }));
  });

  test('growth is taken with a reason, which must be there', async () => {
    const { sent } = renderAs(<MemberLevel id="7" />);
    fireEvent.click(await screen.findByRole('button', { name: '调整成长值' }));
    fireEvent.click(await screen.findByText('扣减'));
    await type('数量', '20');
    press('确认 −20');
    expect(await screen.findByText('请填写')).toBeTruthy();
    await type('原因', '误发');
    press('确认 −20');
    await waitFor(() => expect(inputOf(sent, 'member.growth.adjust')).toEqual({ memberId: '7', amount: -20, reason: '误发' }));
  });
});

describe('a member’s points', () => {
  test('are given with a reason, and what was taken comes back', async () => {
    const { sent } = renderAs(<MemberPoints id="7" />);
    fireEvent.click(await screen.findByRole('button', { name: '调整积分' }));
    await type('数量', '500');
    await type('原因', '补发');
    press('确认 +500');
    await waitFor(() => expect(inputOf(sent, 'member.points.adjust')).toEqual({ memberId: '7', amount: 500, reason: '补发' }));
    fireEvent.click(await screen.findByRole('button', { name: '撤销' }));
    expect(await screen.findByText('撤销扣减 40 积分')).toBeTruthy();
    await type('原因', '扣错了');
    press('撤销');
    await waitFor(() => expect(inputOf(sent, 'member.points.undo')).toEqual({ memberId: '7', entryId: '22', reason: '扣错了' }));
  });

  test('are only looked at by who may not change them', async () => {
    renderAs(<MemberPoints id="7" />, ['member.points.listForStaff']);
    expect(await screen.findByText('+100')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a member’s cards', () => {
  test('are frozen after asking, and given', async () => {
    const { sent } = renderAs(<MemberCards id="7" />);
    fireEvent.click(await screen.findByRole('button', { name: '冻结' }));
    expect(await screen.findAllByText('冻结月卡？')).not.toEqual([]);
    press('冻结');
    await waitFor(() => expect(inputOf(sent, 'member.card.freeze')).toEqual({ cardId: '71', isFrozen: true }));
    press('发卡');
    await screen.findByText('已有同一种卡时，从到期日往后顺延');
    press('发卡');
    await waitFor(() => expect(inputOf(sent, 'member.card.give')).toEqual({ memberId: '7', kindId: '8' }));
    expect(sent.find(({ name }) => name === 'member.card.give')?.key).toBeTruthy();
  });
});
