import { sql } from 'kysely';
import { clearRows } from '#platform/cleanup/clear-rows.repo';
import type { Ctx, TxCtx } from '#platform/ctx';
import type { HostKind } from '#platform/db/directory';
import { ownTables } from '#platform/db/own';

const db = ownTables('shop');

export interface HostClaim {
  readonly host: string;
  readonly kind: HostKind;
  readonly token: string;
  readonly expiresAt: Date;
}

/** The merchant's own, which count; the platform's table, which everybody may read. */
export const listTakenHosts = async (ctx: Ctx): Promise<{ host: string; kind: HostKind }[]> =>
  (
    await ctx.db
      .selectFrom('platform.host')
      .select(['host', sql<HostKind>`kind`.as('kind')])
      .where('mid', '=', ctx.mid)
      .orderBy('host')
      .execute()
  ).map(({ host, kind }) => ({ host, kind }));

/** Somebody's already, be it shared by all. */
export const isTaken = async (ctx: Ctx, host: string): Promise<boolean> =>
  (await ctx.db.selectFrom('platform.host').select('host').where('host', '=', host).executeTakeFirst()) !== undefined;

export const listClaims = async (ctx: Ctx): Promise<HostClaim[]> =>
  (
    await db(ctx)
      .selectFrom('shop.host_claim')
      .select(['host', sql<HostKind>`kind`.as('kind'), 'token', 'expires_at'])
      .where('mid', '=', ctx.mid)
      .where('expires_at', '>', ctx.now)
      .orderBy('host')
      .execute()
  ).map(({ expires_at: expiresAt, ...claim }) => ({ ...claim, expiresAt }));

/** One that ran out and has not been cleared away yet begins anew. */
export const putClaim = (ctx: TxCtx, { host, kind, token, expiresAt }: HostClaim) => {
  const said = { kind, token, created_at: ctx.now, expires_at: expiresAt };
  return db(ctx)
    .insertInto('shop.host_claim')
    .values({ mid: ctx.mid, host, ...said })
    .onConflict((on) => on.columns(['mid', 'host']).doUpdateSet(said))
    .execute();
};

export async function deleteClaim(ctx: TxCtx, host: string): Promise<boolean> {
  const { numDeletedRows } = await db(ctx)
    .deleteFrom('shop.host_claim')
    .where('mid', '=', ctx.mid)
    .where('host', '=', host)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** False when it is somebody else's by now. */
export const takeHost = async (ctx: TxCtx, host: string, kind: HostKind): Promise<boolean> =>
  (await sql<{ taken: boolean }>`select platform.take_host(${host}, ${kind}) as taken`.execute(ctx.db)).rows[0]?.taken ?? false;

export const letGoOfHost = async (ctx: TxCtx, host: string): Promise<boolean> =>
  (await sql<{ gone: boolean }>`select platform.let_go_of_host(${host}) as gone`.execute(ctx.db)).rows[0]?.gone ?? false;

export const hostCleanup = [
  clearRows({
    name: 'shop.unproven-hosts',
    everySeconds: 3_600,
    table: 'shop.host_claim',
    key: ['mid', 'host'],
    oldestBy: 'expires_at',
    isOver: sql`expires_at < platform.now()`,
  }),
] as const;

/** Whether the merchant is reached by a host of its own. */
export const hasHost = async (ctx: Ctx): Promise<boolean> => (await listTakenHosts(ctx)).some(({ kind }) => kind === 'SHOP');
