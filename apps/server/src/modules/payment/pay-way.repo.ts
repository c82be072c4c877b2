import { type RawBuilder, sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { WayKind } from './payment.types.ts';

const db = ownTables('trade');

const offOfTrade = prepared('trade.ways_off', (tables: OwnDb<'trade'>, p: { mid: string; tradeId: string }) =>
  tables
    .selectFrom('trade.order as o')
    .innerJoin('trade.pay_way_setting as s', (join) => join.onRef('s.mid', '=', 'o.mid').onRef('s.cid', '=', 'o.cid'))
    .select('s.off')
    .where('o.mid', '=', p.mid)
    .where('o.trade_id', '=', p.tradeId),
);
/** What one of the trade's shops, or several, do not take. */
export async function findWaysOff(ctx: Ctx, tradeId: string): Promise<ReadonlySet<WayKind>> {
  const rows = await offOfTrade(db(ctx), { mid: ctx.mid, tradeId });
  return new Set(rows.flatMap(({ off }) => off as WayKind[]));
}

/** Shop by shop; those without a row take everything. `cids` null: all. */
export async function listWaysOff(ctx: Ctx, cids: readonly string[] | null): Promise<ReadonlyMap<string, WayKind[]>> {
  const rows = await db(ctx)
    .selectFrom('trade.pay_way_setting')
    .select(['cid', 'off'])
    .where('mid', '=', ctx.mid)
    .$if(cids !== null, (query) => query.where('cid', '=', anyOf(cids ?? [])))
    .execute();
  return new Map(rows.map(({ cid, off }) => [cid, off as WayKind[]]));
}

const anyOf = (cids: readonly string[]): RawBuilder<string> => sql<string>`any(${cids}::bigint[])`;

export const saveWaysOff = (ctx: TxCtx, cid: string, off: readonly WayKind[]) =>
  db(ctx)
    .insertInto('trade.pay_way_setting')
    .values({ mid: ctx.mid, cid, off: [...off], saved_at: ctx.now })
    .onConflict((on) => on.columns(['mid', 'cid']).doUpdateSet({ off: [...off], saved_at: ctx.now }))
    .execute();
