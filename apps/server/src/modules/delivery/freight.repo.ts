import { fen } from '@qianpu/kit/fen';
import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { FreightRule } from './delivery.types.ts';

const db = ownTables('delivery');

/** A shop that has said nothing sends for nothing. */
const FREE: FreightRule = { flatFen: 0, freeFromFen: null };

const rulesOf = prepared('delivery.freight', (tables: OwnDb<'delivery'>, p: { mid: string; cids: readonly string[] }) =>
  tables
    .selectFrom('delivery.freight_rule')
    .select(['cid', 'flat_fen', 'free_from_fen'])
    .where('mid', '=', p.mid)
    .where('cid', '=', sql<string>`any(${p.cids}::bigint[])`),
);

/** The rule of each of these shops. */
export async function findFreightRules(ctx: Ctx, cids: readonly string[]): Promise<ReadonlyMap<string, FreightRule>> {
  const rules = new Map(cids.map((cid) => [cid, FREE]));
  for (const row of await rulesOf(db(ctx), { mid: ctx.mid, cids: [...rules.keys()] })) {
    rules.set(row.cid, { flatFen: fen(row.flat_fen), freeFromFen: row.free_from_fen === null ? null : fen(row.free_from_fen) });
  }
  return rules;
}

type ShopFreightRow = FreightRule & { readonly cid: string };

/** The rules of shops inside another statement of a price, as JSON has them. */
export const freightRows = (p: { readonly mid: string; readonly cids: readonly string[] }) => sql<ShopFreightRow>`
  select cid::text as cid, flat_fen as "flatFen", free_from_fen as "freeFromFen"
    from delivery.freight_rule where mid = ${p.mid}::bigint and cid = any(${p.cids}::bigint[])`;
/** A shop without one of these rows sends for nothing. */
export const freightOf = (cids: readonly string[], rows: readonly ShopFreightRow[]) =>
  new Map<string, FreightRule>([
    ...cids.map((cid) => [cid, FREE] as const),
    ...rows.map(({ cid, flatFen, freeFromFen }) => [cid, { flatFen, freeFromFen }] as const),
  ]);

/** Shops that have said what sending costs. */
export const listFreightCids = async (ctx: Ctx): Promise<string[]> =>
  (await db(ctx).selectFrom('delivery.freight_rule').select('cid').where('mid', '=', ctx.mid).execute()).map(({ cid }) => cid);

export async function setFreightRule(ctx: TxCtx, { cid, flatFen, freeFromFen }: FreightRule & { readonly cid: string }): Promise<void> {
  const rule = { flat_fen: flatFen, free_from_fen: freeFromFen };
  await db(ctx)
    .insertInto('delivery.freight_rule')
    .values({ mid: ctx.mid, cid, ...rule })
    .onConflict((on) => on.columns(['mid', 'cid']).doUpdateSet(rule))
    .execute();
}
