import { ALL_SHOPS, type Grant } from '@qianpu/contract/staff-scope';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { RefundCaps } from './refund-cap.rules.ts';

const db = ownTables('staff');

interface RoleTerms extends RefundCaps {
  readonly permissions: readonly string[];
}

/** The role of that name, made or changed; it holds from the next call of everybody who has it. */
export async function upsertRole(ctx: TxCtx, name: string, { permissions, oneFen, dayFen }: RoleTerms): Promise<string> {
  const terms = { permissions: [...permissions], refund_cap_fen: oneFen, refund_day_cap_fen: dayFen };
  const row = await db(ctx)
    .insertInto('staff.role')
    .values({ mid: ctx.mid, id: ctx.newId(), name, ...terms })
    .onConflict((on) => on.columns(['mid', 'name']).doUpdateSet(terms))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const roles = (ctx: Ctx) =>
  db(ctx)
    .selectFrom('staff.role as r')
    .select(['r.id', 'r.name', 'r.permissions', 'r.refund_cap_fen', 'r.refund_day_cap_fen'])
    .where('r.mid', '=', ctx.mid);

type Row = Awaited<ReturnType<ReturnType<typeof roles>['executeTakeFirstOrThrow']>>;
const asRole = ({ id, name, permissions, refund_cap_fen: one, refund_day_cap_fen: day }: Row) => ({
  id,
  name,
  permissions,
  oneFen: one === null ? null : Number(one),
  dayFen: day === null ? null : Number(day),
});

/** The roles of those names, held still until the transaction ends: nobody widens one while it is being handed out. */
export const lockRoles = async (ctx: TxCtx, names: readonly string[]) =>
  (await roles(ctx).where('r.name', 'in', names).orderBy('r.id').forUpdate().execute()).map(asRole);

/** One role of that name, held still the same way; one that nobody has made yet is made, empty, because nothing can be held still otherwise. */
export async function holdRole(ctx: TxCtx, name: string) {
  await db(ctx)
    .insertInto('staff.role')
    .values({ mid: ctx.mid, id: ctx.newId(), name, permissions: [] })
    .onConflict((on) => on.columns(['mid', 'name']).doNothing())
    .execute();
  const [role] = await lockRoles(ctx, [name]);
  return role;
}

/** What somebody's roles for a shop say, with those they hold for all shops. */
export const listOwnRoles = async (ctx: Ctx, staffId: string, cid: string) =>
  (
    await roles(ctx)
      .innerJoin('staff.account_role as ar', (join) => join.onRef('ar.mid', '=', 'r.mid').onRef('ar.role_id', '=', 'r.id'))
      .where('ar.staff_id', '=', staffId)
      .where('ar.cid', 'in', [...new Set([ALL_SHOPS, cid])])
      .execute()
  ).map(asRole);

export interface HeldRole {
  readonly roleId: string;
  readonly cid: string;
}

/** A role, by its name too. */
export interface NamedRole extends HeldRole {
  readonly role: string;
}

/** Who of these holds which roles, and for which shops. */
export async function listHeldRoles(ctx: Ctx, staffIds: readonly string[]): Promise<ReadonlyMap<string, NamedRole[]>> {
  const found = new Map<string, NamedRole[]>(staffIds.map((id) => [id, []]));
  if (staffIds.length === 0) return found;
  const held = await db(ctx)
    .selectFrom('staff.account_role as ar')
    .innerJoin('staff.role as r', (join) => join.onRef('r.mid', '=', 'ar.mid').onRef('r.id', '=', 'ar.role_id'))
    .select(['ar.staff_id', 'ar.role_id', 'ar.cid', 'r.name'])
    .where('ar.mid', '=', ctx.mid)
    .where('ar.staff_id', 'in', staffIds)
    .orderBy('ar.cid')
    .orderBy('r.name')
    .execute();
  for (const { staff_id: staffId, role_id: roleId, cid, name } of held) found.get(staffId)?.push({ roleId, role: name, cid });
  return found;
}

/** What somebody may do now, whatever their session was opened with. */
export const listGrants = (ctx: Ctx, staffId: string): Promise<Grant[]> =>
  roles(ctx)
    .clearSelect()
    .innerJoin('staff.account_role as ar', (join) => join.onRef('ar.mid', '=', 'r.mid').onRef('ar.role_id', '=', 'r.id'))
    .select(['ar.cid', 'r.permissions'])
    .where('ar.staff_id', '=', staffId)
    .execute();

export const lockRole = async (ctx: TxCtx, id: string) => (await roles(ctx).where('r.id', '=', id).forUpdate().execute()).map(asRole)[0];

/** All of them with how many people hold each, or are invited to. */
export async function listRoles(ctx: Ctx) {
  const holders = sql<number>`
    (select count(distinct ar.staff_id)::integer from staff.account_role ar where ar.mid = r.mid and ar.role_id = r.id)
    + (select count(distinct ir.invitation_id)::integer
         from staff.invitation_role ir join staff.invitation i on i.mid = ir.mid and i.id = ir.invitation_id
        where ir.mid = r.mid and ir.role_id = r.id and i.accepted_at is null and i.revoked_at is null and i.expires_at > ${ctx.now})`;
  const found = await roles(ctx).select(holders.as('holders')).orderBy('r.name').execute();
  return found.map(({ holders, ...row }) => ({ ...asRole(row), holders }));
}

export const deleteRole = (ctx: TxCtx, id: string) =>
  db(ctx).deleteFrom('staff.role').where('mid', '=', ctx.mid).where('id', '=', id).execute();

export async function takeRoles(ctx: TxCtx, staffId: string, taken: readonly HeldRole[]): Promise<void> {
  if (taken.length === 0) return;
  await db(ctx)
    .deleteFrom('staff.account_role')
    .where('mid', '=', ctx.mid)
    .where('staff_id', '=', staffId)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('role_id', 'cid'),
        'in',
        taken.map(({ roleId, cid }) => tuple(roleId, cid)),
      ),
    )
    .execute();
}

export async function giveRoles(ctx: TxCtx, staffId: string, held: readonly HeldRole[]): Promise<void> {
  if (held.length === 0) return;
  await db(ctx)
    .insertInto('staff.account_role')
    .values(held.map(({ roleId, cid }) => ({ mid: ctx.mid, staff_id: staffId, role_id: roleId, cid })))
    .onConflict((on) => on.columns(['mid', 'staff_id', 'role_id', 'cid']).doNothing())
    .execute();
}
