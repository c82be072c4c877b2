import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';

const db = ownTables('trade');

interface NewRequest {
  readonly orderId: string;
  readonly amountFen: number;
  readonly note: string;
  readonly askedBy: string;
}

/** Undefined when one of this order waits already. */
export async function insertRequest(ctx: TxCtx, { orderId, amountFen, note, askedBy }: NewRequest): Promise<string | undefined> {
  const made = await db(ctx)
    .insertInto('trade.refund_request')
    .values({
      mid: ctx.mid,
      id: ctx.newId(),
      order_id: orderId,
      amount_fen: amountFen,
      note,
      state: 'WAITING',
      asked_by: askedBy,
      asked_at: ctx.now,
    })
    .onConflict((on) =>
      on
        .columns(['mid', 'order_id']) // Written out: a parameter would not be known to be the index's own condition.
        .where('state', '=', sql.lit('WAITING'))
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

export const findRequest = (ctx: Ctx, id: string) =>
  db(ctx)
    .selectFrom('trade.refund_request')
    .select(['id', 'order_id', 'amount_fen', 'note', 'state', 'asked_by'])
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .executeTakeFirst();

const decision = (ctx: TxCtx, id: string, state: 'APPROVED' | 'REFUSED', staffId: string) =>
  db(ctx)
    .updateTable('trade.refund_request')
    .set({ state, decided_by: staffId, decided_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .returning('id');

/** Of all who agree one does; whoever asked never. */
export const markApproved = async (ctx: TxCtx, id: string, staffId: string): Promise<boolean> =>
  (await decision(ctx, id, 'APPROVED', staffId).where('asked_by', '<>', staffId).executeTakeFirst()) !== undefined;

export const markRefused = async (ctx: TxCtx, id: string, staffId: string): Promise<boolean> =>
  (await decision(ctx, id, 'REFUSED', staffId).executeTakeFirst()) !== undefined;

export const setRefundOf = (ctx: TxCtx, id: string, refundId: string) =>
  db(ctx).updateTable('trade.refund_request').set({ refund_id: refundId }).where('mid', '=', ctx.mid).where('id', '=', id).execute();

interface RequestOptions {
  readonly state?: string | undefined;
  /** Null: of every shop. */
  readonly cids: readonly string[] | null;
  readonly offset: number;
  readonly limit: number;
}

/** Newest first, and how many there are. */
export async function listRequests(ctx: Ctx, { state, cids, offset, limit }: RequestOptions) {
  const found = db(ctx)
    .selectFrom('trade.refund_request as q')
    .innerJoin('trade.order as o', (join) => join.onRef('o.mid', '=', 'q.mid').onRef('o.id', '=', 'q.order_id'))
    .select(['q.id', 'q.order_id', 'o.cid', 'q.amount_fen', 'q.note', 'q.state', 'q.asked_by', 'q.asked_at'])
    .select(['q.decided_by', 'q.decided_at', 'q.refund_id'])
    .where('q.mid', '=', ctx.mid)
    .where(sql<boolean>`(${cids}::bigint[] is null or o.cid = any(${cids}::bigint[]))`)
    .$if(state !== undefined, (query) => query.where('q.state', '=', state ?? ''));
  const rows = await found.orderBy('q.id', 'desc').offset(offset).limit(limit).execute();
  return { rows, total: await countRows(db(ctx), found) };
}

/** Of one order, oldest first. */
export const listRequestsOf = (ctx: Ctx, orderId: string) =>
  db(ctx)
    .selectFrom('trade.refund_request')
    .select(['id', 'amount_fen', 'note', 'state', 'asked_by', 'asked_at', 'decided_by', 'decided_at'])
    .where('mid', '=', ctx.mid)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
