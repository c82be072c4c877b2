import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';

const db = ownTables('shop');

const hostsOf = prepared('shop.link_hosts', (tables: OwnDb<'shop'>, p: { mid: string }) =>
  tables.selectFrom('shop.link_host').select('host').where('mid', '=', p.mid).orderBy('host'),
);
/** Hosts the merchant's decorated links may lead to. */
export const listLinkHosts = async (ctx: Ctx): Promise<string[]> => (await hostsOf(db(ctx), { mid: ctx.mid })).map(({ host }) => host);

/** Changes of one list happen one after another: its limit is judged on what the last one left. */
export const lockMerchant = (ctx: TxCtx) =>
  db(ctx).selectFrom('shop.merchant').select('mid').where('mid', '=', ctx.mid).forNoKeyUpdate().executeTakeFirstOrThrow();

export const insertLinkHost = (ctx: TxCtx, host: string) => db(ctx).insertInto('shop.link_host').values({ mid: ctx.mid, host }).execute();

export async function deleteLinkHost(ctx: TxCtx, host: string): Promise<boolean> {
  const { numDeletedRows } = await db(ctx)
    .deleteFrom('shop.link_host')
    .where('mid', '=', ctx.mid)
    .where('host', '=', host)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
