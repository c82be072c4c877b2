import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { DetailRow, LogLine, OrderAddress } from './order.types.ts';
import { epochMs, hasOpenRefund, linesOfOrder } from './order-read.repo.ts';

const db = ownTables('trade');

export interface StaffLogLine extends LogLine {
  /** "member:12", "staff:7", "provider", "clock". */
  readonly actor: string;
  readonly note: string;
}

export interface StaffNote {
  readonly id: string;
  readonly text: string;
  readonly staffId: string;
  readonly at: number;
}

export interface StaffDetailRow extends Omit<DetailRow, 'log' | 'refunds'> {
  member_id: string;
  address_before: OrderAddress | null;
  log: StaffLogLine[];
  notes: StaffNote[];
}

/** Of any member, also a deleted one; whoever asks has checked the shop. */
export async function findStaffDetail(ctx: Ctx, id: string): Promise<StaffDetailRow | undefined> {
  const { rows } = await sql<StaffDetailRow>`
    select o.*, t.pay_by, ${hasOpenRefund} as has_open_refund, ${linesOfOrder} as lines, r.entries as receipt,
           (
             select json_agg(
                      json_build_object('at', ${epochMs('g.at')}, 'from', g.from_state, 'to', g.to_state, 'action', g.action,
                                        'actor', g.actor, 'note', g.note) order by g.at, g.id
                    )
               from trade.order_log g where g.mid = o.mid and g.order_id = o.id
           ) as log,
           (
             select coalesce(json_agg(
                      json_build_object('id', n.id::text, 'text', n.text, 'staffId', n.staff_id::text, 'at', ${epochMs('n.at')}) order by n.id
                    ), '[]')
               from trade.order_note n where n.mid = o.mid and n.order_id = o.id
           ) as notes
      from trade.order o
      join trade.trade t on t.mid = o.mid and t.id = o.trade_id
      join trade.receipt r on r.mid = o.mid and r.order_id = o.id
     where o.mid = ${ctx.mid}::bigint and o.id = ${id}::bigint`.execute(db(ctx));
  return rows[0];
}

export async function insertNote(ctx: TxCtx, note: { readonly orderId: string; readonly text: string; readonly staffId: string }) {
  const id = ctx.newId();
  await db(ctx)
    .insertInto('trade.order_note')
    .values({ mid: ctx.mid, id, order_id: note.orderId, text: note.text, staff_id: note.staffId, at: ctx.now })
    .execute();
  return id;
}
