import { sql } from 'kysely';
import type { z } from 'zod';
import type { tradeEvents } from '#events/trade';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('marketing');

/** Whoever has paid an order is new no more. */
export const insertFirstPaid = (ctx: TxCtx, memberId: string) =>
  db(ctx)
    .insertInto('marketing.first_paid')
    .values({ mid: ctx.mid, member_id: memberId })
    .onConflict((met) => met.doNothing())
    .execute();

/** Every order was given back before it was sent: whoever placed them is new. */
export const deleteFirstPaid = (ctx: TxCtx, memberId: string) =>
  db(ctx).deleteFrom('marketing.first_paid').where('mid', '=', ctx.mid).where('member_id', '=', memberId).execute();

type PaidOrder = z.output<(typeof tradeEvents)['trade.order.paid']>;

/** What its coupon took off a paid order, for the figures of the template. */
export async function insertSale(ctx: TxCtx, { orderId, payableFen = 0, promotions = [] }: PaidOrder): Promise<void> {
  const coupon = promotions.find(({ kind }) => kind === 'COUPON');
  if (!coupon) return;
  await sql`
    insert into marketing.coupon_sale (mid, order_id, template_id, reduced_fen, sold_fen)
    select mid, ${orderId}::bigint, template_id, ${coupon.offFen}::bigint, ${payableFen}::bigint
      from marketing.coupon where mid = ${ctx.mid}::bigint and id = ${coupon.id}::bigint
    on conflict do nothing`.execute(db(ctx));
}
