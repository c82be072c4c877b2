import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('trade');

/** Whether something is under way that needs to know who the member is: goods on their way, or money. */
export async function hasOpenOrders(ctx: Ctx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from trade.order where mid = ${ctx.mid} and member_id = ${memberId} and state not in ('COMPLETED', 'CLOSED')
    union all
    select from trade.trade t join trade.refund f on f.mid = t.mid and f.trade_id = t.id
     where t.mid = ${ctx.mid} and t.member_id = ${memberId} and f.state <> 'DONE'
    limit 1`.execute(db(ctx));
  return rows.length > 0;
}

/** Of an address the city is left, which freight and statistics know; of the rest nothing. */
const nowhere = sql`'{"name": "", "phone": "", "street": ""}'::jsonb`;

/** Orders keep their numbers and money, and lose whoever they were sent to. */
export async function eraseBuyer(ctx: TxCtx, memberId: string): Promise<void> {
  await sql`
    update trade.order set address = address || ${nowhere}, address_before = address_before || ${nowhere}, message = ''
     where mid = ${ctx.mid} and member_id = ${memberId}`.execute(db(ctx));
  await sql`
    update trade.notice n set content = n.content - 'payer' - 'user_received_account'
      from trade.tender t join trade.trade w on w.mid = t.mid and w.id = t.trade_id
     where w.mid = ${ctx.mid} and w.member_id = ${memberId} and n.mid = t.mid and n.content ->> 'out_trade_no' = t.out_trade_no`.execute(
    db(ctx),
  );
  // That it was paid in the messenger stays; by whom does not.
  await sql`
    update trade.tender t set payer_open_id = '-' from trade.trade w
     where w.mid = ${ctx.mid} and w.member_id = ${memberId} and t.mid = w.mid and t.trade_id = w.id and t.payer_open_id is not null`.execute(
    db(ctx),
  );
}

/** A member's orders as they lie. */
export async function exportOrders(ctx: Ctx, memberId: string): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select o.id::text as id, o.cid::text as cid, o.state, o.payable_fen::text as "payableFen", o.refunded_fen::text as "refundedFen",
           o.address, o.message, o.created_at as "createdAt", o.paid_at as "paidAt",
           (select json_agg(json_build_object('title', l.title, 'specs', l.specs, 'quantity', l.quantity, 'unitFen', l.unit_fen) order by l.position)
              from trade.order_line l where l.mid = o.mid and l.order_id = o.id) as lines
      from trade.order o where o.mid = ${ctx.mid} and o.member_id = ${memberId} order by o.id`.execute(db(ctx));
  return rows;
}
