import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';

const db = ownTables('trade');

/** Undefined when one of this refund waits already. */
export async function insertOutsideRequest(ctx: TxCtx, refundId: string, note: string, askedBy: string): Promise<string | undefined> {
  const made = await db(ctx)
    .insertInto('trade.outside_request')
    .values({ mid: ctx.mid, id: ctx.newId(), refund_id: refundId, note, state: 'WAITING', asked_by: askedBy, asked_at: ctx.now })
    .onConflict((on) =>
      on
        .columns(['mid', 'refund_id']) // Written out: a parameter would not be known to be the index's own condition.
        .where('state', '=', sql.lit('WAITING'))
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

export const findOutsideRequest = (ctx: Ctx, id: string) =>
  db(ctx)
    .selectFrom('trade.outside_request')
    .select(['id', 'refund_id', 'note', 'asked_by'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .executeTakeFirst();

/** Of all who decide one does; whoever asked may only take it back. */
export async function decideOutside(ctx: TxCtx, id: string, state: 'APPROVED' | 'REFUSED', staffId: string): Promise<boolean> {
  const decided = await db(ctx)
    .updateTable('trade.outside_request')
    .set({ state, decided_by: staffId, decided_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .$if(state === 'APPROVED', (query) => query.where('asked_by', '<>', staffId))
    .returning('id')
    .executeTakeFirst();
  return decided !== undefined;
}

interface OutsideOptions {
  readonly state?: string | undefined;
  /** Null: of every shop, and what belongs to none. */
  readonly cids: readonly string[] | null;
  readonly offset: number;
  readonly limit: number;
}

/** Newest first, and how many there are. */
export async function listOutsideRequests(ctx: Ctx, { state, cids, offset, limit }: OutsideOptions) {
  const found = db(ctx)
    .selectFrom('trade.outside_request as q')
    .innerJoin('trade.refund as r', (join) => join.onRef('r.mid', '=', 'q.mid').onRef('r.id', '=', 'q.refund_id'))
    .leftJoin('trade.order as o', (join) => join.onRef('o.mid', '=', 'r.mid').onRef('o.id', '=', 'r.order_id'))
    .select([
      'q.id',
      'q.refund_id',
      'r.order_id',
      'r.amount_fen',
      'q.note',
      'q.state',
      'q.asked_by',
      'q.asked_at',
      'q.decided_by',
      'q.decided_at',
    ])
    .where('q.mid', '=', ctx.mid)
    .where(sql<boolean>`(${cids}::bigint[] is null or o.cid = any(${cids}::bigint[]))`)
    .$if(state !== undefined, (query) => query.where('q.state', '=', state ?? ''));
  const rows = await found.orderBy('q.id', 'desc').offset(offset).limit(limit).execute();
  return { rows, total: await countRows(db(ctx), found) };
}
