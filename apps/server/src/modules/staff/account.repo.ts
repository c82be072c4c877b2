import { ALL_SHOPS, opens } from '@qianpu/contract/staff-scope';
import { sql, type Updateable } from 'kysely';
import type { DB } from '#db/schema.gen';
import type { Ctx, TxCtx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import type { NewAccount } from './staff.types.ts';

const db = ownTables('staff');

export const findAccount = (ctx: Ctx, id: string) =>
  db(ctx)
    .selectFrom('staff.account')
    .select(['id', 'name', 'nick', 'password_hash'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .executeTakeFirst();

/** What colleagues call them: the nick, or the name where there is none. */
const calledAs = sql<string>`coalesce(nullif(a.nick, ''), a.name)`;

/** The names of these accounts as colleagues call them, disabled ones as well. */
export async function staffNames(ctx: Ctx, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db(ctx)
    .selectFrom('staff.account as a')
    .select(['a.id', calledAs.as('name')])
    .where('a.mid', '=', ctx.mid)
    .where('a.id', 'in', known)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Whose roles open a call in a shop, as colleagues call them. */
export async function listStaffWhoMay(ctx: Ctx, call: string, cid: string): Promise<{ id: string; name: string }[]> {
  const rows = await db(ctx)
    .selectFrom('staff.account as a')
    .innerJoin('staff.account_role as ar', (join) => join.onRef('ar.mid', '=', 'a.mid').onRef('ar.staff_id', '=', 'a.id'))
    .innerJoin('staff.role as r', (join) => join.onRef('r.mid', '=', 'ar.mid').onRef('r.id', '=', 'ar.role_id'))
    .select(['a.id', calledAs.as('name'), 'r.permissions'])
    .where('a.mid', '=', ctx.mid)
    .where('a.disabled_at', 'is', null)
    .where('ar.cid', 'in', [ALL_SHOPS, cid])
    .orderBy('a.name')
    .execute();
  const able = rows.filter(({ permissions }) => opens(permissions, call));
  return [...new Map(able.map(({ id, name }) => [id, { id, name }])).values()];
}

/** Undefined when nobody has the name, or the account is disabled. */
export const findOpenAccount = (ctx: Ctx, name: string) =>
  db(ctx)
    .selectFrom('staff.account')
    .select(['id', 'password_hash'])
    .where('mid', '=', ctx.mid)
    .where('name', '=', name)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

/** Holds an account still until the transaction ends; false when it was disabled, or its password changed, meanwhile. */
export async function lockAccount(ctx: TxCtx, id: string, passwordHash: string): Promise<boolean> {
  const held = await db(ctx)
    .selectFrom('staff.account')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** False when the name is taken. */
export async function insertAccount(ctx: TxCtx, { id, name, nick = '', passwordHash }: NewAccount): Promise<boolean> {
  const made = await db(ctx)
    .insertInto('staff.account')
    .values({ mid: ctx.mid, id, name, nick, password_hash: passwordHash, created_at: ctx.now })
    .onConflict((on) => on.columns(['mid', 'name']).doNothing())
    .executeTakeFirst();
  return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Makes the account, or gives it a new password and opens it again. */
export const upsertAccount = async (ctx: TxCtx, { id, name, passwordHash }: NewAccount): Promise<string> => {
  const renewed = { password_hash: passwordHash, failed_tries: 0, locked_until: null, disabled_at: null };
  const row = await db(ctx)
    .insertInto('staff.account')
    .values({ mid: ctx.mid, id, name, created_at: ctx.now, ...renewed })
    .onConflict((on) => on.columns(['mid', 'name']).doUpdateSet(renewed))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

/** Those of the accounts that are not disabled, held still until the transaction ends. */
export async function lockOpenAccounts(ctx: TxCtx, ids: readonly string[]): Promise<string[]> {
  const open = await db(ctx)
    .selectFrom('staff.account')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('id', 'in', ids)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return open.map(({ id }) => id);
}

/** An account in whatever state, held still until the transaction ends. */
export const holdAccount = (ctx: TxCtx, id: string) =>
  db(ctx)
    .selectFrom('staff.account')
    .select(['id', 'name'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

type Changes = Updateable<DB['staff.account']>;
const update = async (ctx: TxCtx, id: string, changes: Changes): Promise<void> => {
  await db(ctx).updateTable('staff.account').set(changes).where('mid', '=', ctx.mid).where('id', '=', id).execute();
};

export const markDisabled = (ctx: TxCtx, id: string) => update(ctx, id, { disabled_at: ctx.now });
export const markEnabled = (ctx: TxCtx, id: string) => update(ctx, id, { disabled_at: null });
export const markSeen = (ctx: TxCtx, id: string) => update(ctx, id, { seen_at: ctx.now });
export const updateNick = (ctx: TxCtx, id: string, nick: string) => update(ctx, id, { nick });
export const updatePassword = (ctx: TxCtx, id: string, passwordHash: string) => update(ctx, id, { password_hash: passwordHash });

export interface AccountFilter {
  readonly words?: string | undefined;
  readonly state?: 'OPEN' | 'DISABLED' | undefined;
  readonly cid?: string | undefined;
  readonly roleId?: string | undefined;
}

/** The accounts a list shows; staff are so few that part of a name is looked for in each. */
const accountsLike = (ctx: Ctx, { words, state, cid, roleId }: AccountFilter) =>
  db(ctx)
    .selectFrom('staff.account as a')
    .where('a.mid', '=', ctx.mid)
    .$if(words !== undefined, (query) =>
      query.where(sql<boolean>`strpos(a.name, lower(${words})) > 0 or strpos(lower(a.nick), lower(${words})) > 0`),
    )
    .$if(state !== undefined, (query) => query.where('a.disabled_at', state === 'OPEN' ? 'is' : 'is not', null))
    .$if(cid !== undefined || roleId !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('staff.account_role as ar')
            .whereRef('ar.mid', '=', 'a.mid')
            .whereRef('ar.staff_id', '=', 'a.id')
            .$if(cid !== undefined, (held) => held.where('ar.cid', 'in', [ALL_SHOPS, cid ?? '']))
            .$if(roleId !== undefined, (held) => held.where('ar.role_id', '=', roleId ?? '')),
        ),
      ),
    );

interface AccountPage extends AccountFilter {
  readonly sort: 'name' | 'newest';
  readonly offset: number;
  readonly limit: number;
}

export const listAccounts = (ctx: Ctx, { sort, offset, limit, ...filter }: AccountPage) =>
  accountsLike(ctx, filter)
    .select(['a.id', 'a.name', 'a.nick', 'a.disabled_at', 'a.seen_at', 'a.created_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff.factor as f')
          .whereRef('f.mid', '=', 'a.mid')
          .whereRef('f.staff_id', '=', 'a.id')
          .where('f.confirmed_at', 'is not', null),
      ).as('has_factor'),
    )
    .orderBy(sort === 'name' ? 'a.name' : 'a.id', sort === 'name' ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export const countAccounts = (ctx: Ctx, filter: AccountFilter): Promise<number> =>
  countRows(db(ctx), accountsLike(ctx, filter).select('a.id'));
