import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('trade');

interface PricedLineRow {
  readonly position: number;
  readonly quantity: number;
  /** What is left of it after all promotions. */
  readonly left_fen: string;
}

export async function listLeft(ctx: Ctx, orderId: string): Promise<PricedLineRow[]> {
  return db(ctx)
    .selectFrom('trade.order_line')
    .select(['position', 'quantity', sql<string>`quantity * unit_fen - discount_fen`.as('left_fen')])
    .where('mid', '=', ctx.mid)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

export interface PriceChange {
  readonly orderId: string;
  readonly tradeId: string;
  readonly staffId: string;
  readonly beforeFen: number;
  readonly afterFen: number;
  readonly note: string;
  /** By position: what is taken off each line. */
  readonly offFen: readonly number[];
}

/** One statement for all that follows from a lower price; false when it was lowered before. Under the locks of trade and order. */
export async function lowerPrice(ctx: TxCtx, change: PriceChange): Promise<boolean> {
  const { orderId, tradeId, staffId, beforeFen, afterFen, note, offFen } = change;
  const entry = JSON.stringify([
    {
      kind: 'PROMOTION',
      promotionKind: 'STAFF',
      promotionId: orderId,
      name: '',
      amountFen: afterFen - beforeFen,
      isTaken: true,
      reason: { code: 'TAKEN' },
    },
  ]);
  const { rows } = await sql<{ order_id: string }>`
    with changed as (
      insert into trade.price_change (mid, order_id, staff_id, at, before_fen, after_fen, note)
      values (${ctx.mid}::bigint, ${orderId}::bigint, ${staffId}::bigint, ${ctx.now}::timestamptz, ${beforeFen}::bigint, ${afterFen}::bigint, ${note})
      on conflict (mid, order_id) do nothing
      returning mid, order_id
    ), off as (
      select c.mid, c.order_id, o.position - 1 as position, o.off_fen
        from changed c cross join unnest(${offFen}::bigint[]) with ordinality as o (off_fen, position)
       where o.off_fen > 0
    ), shares as (
      insert into trade.line_share (mid, order_id, position, promotion_kind, promotion_id, pieces, off_fen)
      select o.mid, o.order_id, o.position, 'STAFF', o.order_id::text, l.quantity, o.off_fen
        from off o join trade.order_line l on l.mid = o.mid and l.order_id = o.order_id and l.position = o.position
    ), lines as (
      update trade.order_line l set discount_fen = l.discount_fen + o.off_fen
        from off o where l.mid = o.mid and l.order_id = o.order_id and l.position = o.position
    ), receipts as (
      update trade.receipt r set entries = r.entries || ${entry}::jsonb
        from changed c where r.mid = c.mid and r.order_id = c.order_id
    ), orders as (
      update trade.order o
         set discount_fen = o.discount_fen + ${beforeFen - afterFen}::bigint, payable_fen = o.payable_fen - ${beforeFen - afterFen}::bigint
        from changed c where o.mid = c.mid and o.id = c.order_id
    ), trades as (
      update trade.trade t set payable_fen = t.payable_fen - ${beforeFen - afterFen}::bigint
        from changed c where t.mid = c.mid and t.id = ${tradeId}::bigint
    )
    select order_id from changed`.execute(db(ctx));
  return rows.length > 0;
}
