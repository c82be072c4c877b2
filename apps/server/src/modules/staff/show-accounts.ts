import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import type { Ctx, Staff } from '#platform/ctx';
import { type AccountFilter, countAccounts, findAccount, listAccounts } from './account.repo.ts';
import { listHeldRoles } from './role.repo.ts';
import { listSessions } from './session.repo.ts';

interface AccountsInput extends AccountFilter {
  readonly sort: 'name' | 'newest';
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Who works here, with their roles. */
export async function showAccounts(
  ctx: Ctx,
  { sort, pageNum, pageSize, ...filter }: AccountsInput,
): Promise<OutputOf<'staff.account.list'>> {
  const found = await listAccounts(ctx, { ...filter, sort, offset: (pageNum - 1) * pageSize, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  const roles = await listHeldRoles(
    ctx,
    page.map(({ id }) => id),
  );
  const list = page.map(({ id, name, nick, ...row }) => ({
    id,
    name,
    nick,
    roles: roles.get(id) ?? [],
    isDisabled: row.disabled_at !== null,
    hasFactor: Boolean(row.has_factor),
    seenAt: row.seen_at?.getTime() ?? null,
    createdAt: row.created_at.getTime(),
  }));
  return { list, pageNum, hasMore: found.length > pageSize, total: await countAccounts(ctx, filter) };
}

/** With which somebody is signed in now. */
export async function showSessions(ctx: Ctx<Staff>, staffId: string): Promise<OutputOf<'staff.session.list'>> {
  if (!(await findAccount(ctx, staffId))) throw fail('NOT_FOUND');
  return (await listSessions(ctx, staffId)).map(({ id, address, ...row }) => ({
    id,
    createdAt: row.created_at.getTime(),
    seenAt: row.seen_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    address,
    isCurrent: id === ctx.actor.sessionId,
  }));
}
