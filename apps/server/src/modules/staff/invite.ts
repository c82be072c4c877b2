import { fail } from '@qianpu/contract/failure';
import { rows } from '@qianpu/contract/rows';
import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import type { OutputOf } from '@qianpu/contract/types';
import { type Ctx, inTx, type Staff, type TxCtx } from '#platform/ctx';
import { findOpenAccount } from './account.repo.ts';
import { insertAction } from './action.repo.ts';
import { chooseRoles } from './choose-roles.ts';
import { OWNER_ROLE } from './ensure-owner.ts';
import { type InvitationRow, insertInvitation, listInvitations, listInvitedRoles, revokeInvitations } from './invitation.repo.ts';
import { type HeldRole, upsertRole } from './role.repo.ts';
import { allPermissions, INVITATION_MS } from './staff.rules.ts';
import type { RoleGrant } from './staff.types.ts';
import { hashToken, newInvitationToken } from './staff-token.ts';

interface Invited {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Offers an account to somebody who chooses the password. An earlier invitation of the same name is good no more. */
async function invite(ctx: TxCtx, person: { name: string; nick: string }, roles: readonly HeldRole[], by: string | null): Promise<Invited> {
  if (await findOpenAccount(ctx, person.name)) throw fail('BAD_INPUT', ['name']);
  await revokeInvitations(ctx, { name: person.name });
  const invited = { id: ctx.newId(), token: newInvitationToken(ctx.mid), expiresAt: new Date(ctx.now.getTime() + INVITATION_MS) };
  const { token, ...row } = invited;
  if (!(await insertInvitation(ctx, { ...row, ...person, tokenHash: hashToken(token), invitedBy: by }, roles)))
    throw fail('BAD_INPUT', ['name']);
  return invited;
}

/** With roles that hold nothing the caller does not hold in the same shops. */
export const createInvitation = (
  ctx: Ctx<Staff>,
  { roles, ...person }: { name: string; nick: string; roles: readonly RoleGrant[] },
): Promise<Invited> =>
  inTx(ctx, async (ctx) => {
    const { staffId } = ctx.actor;
    const invited = await invite(ctx, person, await chooseRoles(ctx, roles), staffId);
    await insertAction(ctx, { staffId, call: 'staff.invitation.create', outcome: 'done', subjectId: invited.id });
    return invited;
  });

/** For the operator: a merchant's first account, which may do everything, for whoever opens the address. */
export async function inviteOwner(ctx: TxCtx, name: string): Promise<Invited> {
  const roleId = await upsertRole(ctx, OWNER_ROLE, { permissions: allPermissions(rows), oneFen: null, dayFen: null });
  return invite(ctx, { name, nick: '' }, [{ roleId, cid: ALL_SHOPS }], null);
}

export const isOpen = ({ accepted_at, revoked_at, expires_at }: InvitationRow, now: Date): boolean =>
  accepted_at === null && revoked_at === null && expires_at > now;

const stateOf = (row: InvitationRow, now: Date): 'ACCEPTED' | 'REVOKED' | 'OPEN' | 'EXPIRED' => {
  if (row.accepted_at) return 'ACCEPTED';
  if (row.revoked_at) return 'REVOKED';
  return isOpen(row, now) ? 'OPEN' : 'EXPIRED';
};

interface Page {
  readonly state?: 'OPEN' | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

export async function showInvitations(ctx: Ctx, { state, pageNum, pageSize }: Page): Promise<OutputOf<'staff.invitation.list'>> {
  const found = await listInvitations(ctx, { state, offset: (pageNum - 1) * pageSize, limit: pageSize + 1 });
  const page = found.rows.slice(0, pageSize);
  const roles = await listInvitedRoles(
    ctx,
    page.map(({ id }) => id),
  );
  const list = page.map((row) => ({
    id: row.id,
    name: row.name,
    nick: row.nick,
    roles: roles.get(row.id) ?? [],
    state: stateOf(row, ctx.now),
    invitedBy: row.invited_by,
    createdAt: row.created_at.getTime(),
    expiresAt: row.expires_at.getTime(),
  }));
  return { list, pageNum, hasMore: found.rows.length > pageSize, total: found.total };
}
