import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('trade');

/**
 * A failed refund is taken up by the next round. Under a number the provider has closed it does nothing any more, so there the refund gets
 * another one; any other failure is sent again under its own, or money could go back twice. Undefined when it has not failed.
 */
export async function retryRefund(ctx: TxCtx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ out_refund_no: string }>`
    update trade.refund
       set state = 'ASKED', look_at = ${ctx.now}::timestamptz, retried_at = ${ctx.now}::timestamptz,
           out_refund_no = case when provider_state = 'CLOSED' then id::text || '-' || (numbers + 1) else out_refund_no end,
           numbers = case when provider_state = 'CLOSED' then numbers + 1 else numbers end,
           looks = case when provider_state = 'CLOSED' then 0 else looks end,
           provider_refund_id = case when provider_state = 'CLOSED' then null else provider_refund_id end,
           provider_state = case when provider_state = 'CLOSED' then null else provider_state end,
           is_resent = provider_state is distinct from 'CLOSED'
     where mid = ${ctx.mid}::bigint and id = ${id}::bigint and state = 'ABNORMAL'
    returning out_refund_no`.execute(db(ctx));
  return rows[0]?.out_refund_no;
}

interface Outside {
  readonly id: string;
  readonly by: string;
  readonly approvedBy: string;
  readonly note: string;
}

/** Done past the provider; undefined when it has not failed, or was sent again. */
export const markOutside = (ctx: TxCtx, { id, by, approvedBy, note }: Outside) =>
  db(ctx)
    .updateTable('trade.refund')
    .set({ state: 'DONE', done_at: ctx.now, outside_at: ctx.now, outside_by: by, outside_approved_by: approvedBy, outside_note: note })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('state', '=', 'ABNORMAL')
    .returning(['order_id', 'out_refund_no', 'amount_fen'])
    .executeTakeFirst();
