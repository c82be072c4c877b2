import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { BACK_WITHIN_DAYS, backUntil } from './coupon.rules.ts';

const db = ownTables('marketing');

interface Lock {
  readonly couponId: string;
  readonly orderId: string;
}

/** UNUSED and in its period → LOCKED; answers which were. They are held in one order, so that no two trades wait for each other. */
export async function lockUnused(ctx: TxCtx, memberId: string, tradeId: string, locks: readonly Lock[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with held as (
      select c.id, w.order_id
        from unnest(${locks.map(({ couponId }) => couponId)}::bigint[], ${locks.map(({ orderId }) => orderId)}::bigint[]) as w (id, order_id)
        join marketing.coupon c on c.id = w.id
       where c.mid = ${ctx.mid}::bigint and c.member_id = ${memberId}::bigint and c.state = 'UNUSED'
         and c.starts_at <= ${ctx.now}::timestamptz and c.ends_at > ${ctx.now}::timestamptz
       order by c.id for no key update of c
    )
    update marketing.coupon c set state = 'LOCKED', trade_id = ${tradeId}::bigint, order_id = held.order_id
      from held where c.mid = ${ctx.mid}::bigint and c.id = held.id and c.state = 'UNUSED'
    returning c.id`.execute(db(ctx));
  return rows.map(({ id }) => id);
}

/** LOCKED → USED, of orders that were paid. */
export const useLocked = (ctx: TxCtx, orderIds: readonly string[]) =>
  sql`
    update marketing.coupon set state = 'USED', used_at = ${ctx.now}::timestamptz
     where mid = ${ctx.mid}::bigint and order_id = any(${orderIds}::bigint[]) and state = 'LOCKED'`.execute(db(ctx));

/** LOCKED → UNUSED, of orders that were closed unpaid; EXPIRED if over meanwhile. */
export const releaseLocked = (ctx: TxCtx, orderIds: readonly string[]) =>
  sql`
    update marketing.coupon
       set state = case when ends_at > ${ctx.now}::timestamptz then 'UNUSED' else 'EXPIRED' end, trade_id = null, order_id = null
     where mid = ${ctx.mid}::bigint and order_id = any(${orderIds}::bigint[]) and state = 'LOCKED'`.execute(db(ctx));

/** USED → UNUSED, of an order that was refunded as a whole. One that has just ended gets some days more, an older one is EXPIRED. */
export const giveBackUsed = (ctx: TxCtx, orderId: string) =>
  sql`
    update marketing.coupon
       set state = case when ends_at > ${ctx.now}::timestamptz - make_interval(days => ${BACK_WITHIN_DAYS}) then 'UNUSED' else 'EXPIRED' end,
           ends_at = case when ends_at <= ${ctx.now}::timestamptz and ends_at > ${ctx.now}::timestamptz - make_interval(days => ${BACK_WITHIN_DAYS})
                          then ${backUntil(ctx.now)}::timestamptz else ends_at end,
           trade_id = null, order_id = null, used_at = null
     where mid = ${ctx.mid}::bigint and order_id = ${orderId}::bigint and state = 'USED' and is_given_back`.execute(db(ctx));

/** UNUSED and past its end → EXPIRED. */
export const expireOver = (ctx: TxCtx, ids: readonly string[]) =>
  sql`
    update marketing.coupon set state = 'EXPIRED'
     where mid = ${ctx.mid}::bigint and id = any(${ids}::bigint[]) and state = 'UNUSED' and ends_at < ${ctx.now}::timestamptz`.execute(
    db(ctx),
  );

interface Ending {
  id: string;
  member_id: string;
  name: string;
  ends_at: Date;
  cids: string[];
}

/** Of these the ones to be told of now; each is answered once. */
export async function takeReminders(ctx: TxCtx, ids: readonly string[]): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    update marketing.coupon set remind_at = null
     where mid = ${ctx.mid}::bigint and id = any(${ids}::bigint[]) and state = 'UNUSED' and remind_at <= ${ctx.now}::timestamptz
       and ends_at > ${ctx.now}::timestamptz
    returning id, member_id, name, ends_at, cids`.execute(db(ctx));
  return rows;
}
