import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { EntryOf } from '#api/calls';
import { CurrentMe, type Me } from '#session/me';
import { ok, renderInConsole } from '../../../test/a-console.tsx';
import { BarsCell } from './bars-cell.tsx';
import { LoginCell } from './login-cell.tsx';

type Member = EntryOf<'member.restriction.list'>;
const at = '2026-11-14T02:00:00.000Z';
const member = (changes: Partial<Member> = {}): Member => ({
  ...{ id: '7', nickName: '阿岚', phone: '138****0001', forbiddenAt: null, bars: [] },
  ...changes,
});
const shops = [
  { organizationId: '11', shopName: '滨江店' },
  { organizationId: '12', shopName: '城西店' },
];
const answer = ({ name }: { readonly name: string }) =>
  ok(name === 'shop.organization.shopNameList' ? shops : name === 'member.login.forbid' ? { endedSessions: 2 } : {});
const owner: Me = {
  ...{ id: '1', name: 'owner', nick: '老板' },
  grants: [{ cid: '0', permissions: ['member.*'] }],
  hasFactor: false,
  isFactorMissing: false,
};
const renderAs = (cell: ReactNode) => renderInConsole(<CurrentMe value={owner}>{cell}</CurrentMe>, answer);
const writes = (sent: readonly { readonly name: string; readonly input: object }[]) =>
  sent.filter(({ name }) => name !== 'shop.organization.shopNameList').map(({ name, input }) => [name, input]);

describe('a member is barred (spec 2.6)', () => {
  test('from one shop, or from all, after asking', async () => {
    const { sent } = renderAs(<BarsCell member={member()} />);
    fireEvent.click(await screen.findByRole('button', { name: '禁止进店' }));
    expect(await screen.findByText('禁止进入所有门店')).toBeTruthy();
    fireEvent.click(await screen.findByText('禁止进入城西店'));
    expect(await screen.findAllByText('禁止阿岚进入城西店？')).not.toEqual([]);
    fireEvent.click(screen.getAllByRole('button', { name: '禁止进店' }).at(-1) as HTMLElement);
    await waitFor(() => expect(writes(sent)).toEqual([['member.account.bar', { id: '7', cid: '12' }]]));
  });

  test('and readmitted where the bar is', async () => {
    const barred = member({
      bars: [
        { cid: '11', at },
        { cid: null, at },
      ],
    });
    const { sent } = renderAs(<BarsCell member={barred} />);
    expect(screen.queryByRole('button', { name: '禁止进店' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: '解除滨江店的禁止进店' }));
    await waitFor(() => expect(writes(sent)).toEqual([['member.account.readmit', { id: '7', cid: '11' }]]));
    fireEvent.click(screen.getByRole('button', { name: '解除所有门店的禁止进店' }));
    await waitFor(() => expect(writes(sent).at(-1)).toEqual(['member.account.readmit', { id: '7' }]));
  });
});

describe('a login (spec 6)', () => {
  test('is forbidden after asking', async () => {
    const { sent } = renderAs(<LoginCell member={member()} />);
    fireEvent.click(screen.getByRole('button', { name: '禁止登录' }));
    expect(await screen.findAllByText('禁止阿岚登录？')).not.toEqual([]);
    fireEvent.click(screen.getAllByRole('button', { name: '禁止登录' }).at(-1) as HTMLElement);
    await waitFor(() => expect(writes(sent)).toEqual([['member.login.forbid', { id: '7' }]]));
    expect(await screen.findByText('已禁止登录，并退出 2 台设备')).toBeTruthy();
  });

  test('is allowed by a click', async () => {
    const { sent } = renderAs(<LoginCell member={member({ forbiddenAt: at })} />);
    fireEvent.click(screen.getByRole('button', { name: '恢复登录' }));
    await waitFor(() => expect(writes(sent)).toEqual([['member.login.allow', { id: '7' }]]));
  });
});
