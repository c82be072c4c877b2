import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import type { HeldRole, NamedRole } from './role.repo.ts';

const db = ownTables('staff');

interface NewInvitation {
  readonly id: string;
  readonly name: string;
  readonly nick: string;
  readonly tokenHash: Buffer;
  /** Null: the operator. */
  readonly invitedBy: string | null;
  readonly expiresAt: Date;
}

/** False when somebody else is being invited by that name at the same moment. */
export async function insertInvitation(ctx: TxCtx, invitation: NewInvitation, roles: readonly HeldRole[]): Promise<boolean> {
  const { mid } = ctx;
  const { id, name, nick, tokenHash, invitedBy, expiresAt } = invitation;
  const made = await db(ctx)
    .insertInto('staff.invitation')
    .values({ mid, id, name, nick, token_hash: tokenHash, invited_by: invitedBy, created_at: ctx.now, expires_at: expiresAt })
    .onConflict((on) => on.columns(['mid', 'name']).where('accepted_at', 'is', null).where('revoked_at', 'is', null).doNothing())
    .executeTakeFirst();
  if ((made.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  if (roles.length > 0)
    await db(ctx)
      .insertInto('staff.invitation_role')
      .values(roles.map(({ roleId, cid }) => ({ mid, invitation_id: id, role_id: roleId, cid })))
      .onConflict((on) => on.doNothing())
      .execute();
  return true;
}

/** Those of one id, of one name, or of one inviter, as far as they wait; how many. */
export async function revokeInvitations(ctx: TxCtx, which: { id?: string; name?: string; invitedBy?: string }): Promise<number> {
  const { id, name, invitedBy } = which;
  const { numUpdatedRows } = await db(ctx)
    .updateTable('staff.invitation')
    .set({ revoked_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .$if(invitedBy !== undefined, (query) => query.where('invited_by', '=', invitedBy ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const invitations = (ctx: Ctx) =>
  db(ctx)
    .selectFrom('staff.invitation as i')
    .select(['i.id', 'i.name', 'i.nick', 'i.created_at', 'i.expires_at', 'i.revoked_at', 'i.accepted_at'])
    .where('i.mid', '=', ctx.mid);

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitations>['executeTakeFirstOrThrow']>>;

export const findInvitation = (ctx: TxCtx, tokenHash: Buffer): Promise<InvitationRow | undefined> =>
  invitations(ctx).where('i.token_hash', '=', tokenHash).executeTakeFirst();

/** One conditional statement: of many who accept at once one does. The account must be there. */
export async function markAccepted(ctx: TxCtx, id: string, staffId: string): Promise<boolean> {
  const { numUpdatedRows } = await db(ctx)
    .updateTable('staff.invitation')
    .set({ accepted_at: ctx.now, staff_id: staffId })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The roles of these invitations. */
export async function listInvitedRoles(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, NamedRole[]>> {
  const found = new Map<string, NamedRole[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await db(ctx)
    .selectFrom('staff.invitation_role as ir')
    .innerJoin('staff.role as r', (join) => join.onRef('r.mid', '=', 'ir.mid').onRef('r.id', '=', 'ir.role_id'))
    .select(['ir.invitation_id', 'ir.role_id', 'ir.cid', 'r.name'])
    .where('ir.mid', '=', ctx.mid)
    .where('ir.invitation_id', 'in', ids)
    .orderBy('ir.cid')
    .orderBy('r.name')
    .execute();
  for (const { invitation_id: id, role_id: roleId, cid, name } of rows) found.get(id)?.push({ roleId, role: name, cid });
  return found;
}

interface Invitations {
  readonly state?: 'OPEN' | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Newest first, with who invited. */
export async function listInvitations(ctx: Ctx, { state, offset, limit }: Invitations) {
  const found = invitations(ctx).$if(state === 'OPEN', (query) =>
    query.where('i.accepted_at', 'is', null).where('i.revoked_at', 'is', null).where('i.expires_at', '>', ctx.now),
  );
  const rows = await found
    .leftJoin('staff.account as a', (join) => join.onRef('a.mid', '=', 'i.mid').onRef('a.id', '=', 'i.invited_by'))
    .select(sql<string>`coalesce(nullif(a.nick, ''), a.name, '')`.as('invited_by'))
    .orderBy('i.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: await countRows(db(ctx), found) };
}
