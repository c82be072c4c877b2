import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('customer');

/** Who an event is about, while it is a member. */
interface Living {
  readonly memberId: string;
  readonly joinedAt: Date;
}

export async function saveSeen(ctx: TxCtx, { memberId, joinedAt, seenAt }: Living & { readonly seenAt: string }): Promise<void> {
  await sql`
    insert into customer.summary as s (mid, member_id, joined_at, seen_at)
    values (${ctx.mid}::bigint, ${memberId}::bigint, ${joinedAt}::timestamptz, greatest(${joinedAt}::timestamptz, ${seenAt}::timestamptz))
    on conflict (mid, member_id) do update set seen_at = excluded.seen_at where s.seen_at < excluded.seen_at`.execute(db(ctx));
}

interface PaidOrder {
  readonly paidAt: string;
  readonly payableFen: number;
}

/** Whoever pays was here. */
export async function countOrder(ctx: TxCtx, { memberId, joinedAt }: Living, { paidAt, payableFen }: PaidOrder): Promise<void> {
  await sql`
    insert into customer.summary as s (mid, member_id, joined_at, seen_at, orders, paid_fen, first_paid_at, last_paid_at)
    values (${ctx.mid}::bigint, ${memberId}::bigint, ${joinedAt}::timestamptz, greatest(${joinedAt}::timestamptz, ${paidAt}::timestamptz), 1, ${payableFen}::bigint,
            ${paidAt}::timestamptz, ${paidAt}::timestamptz)
    on conflict (mid, member_id) do update
      set orders = s.orders + 1, paid_fen = s.paid_fen + excluded.paid_fen,
          seen_at = greatest(s.seen_at, excluded.seen_at), first_paid_at = least(s.first_paid_at, excluded.first_paid_at), last_paid_at = greatest(s.last_paid_at, excluded.last_paid_at)`.execute(
    db(ctx),
  );
}

export async function countRefund(ctx: TxCtx, { memberId, joinedAt }: Living, amountFen: number): Promise<void> {
  await sql`
    insert into customer.summary as s (mid, member_id, joined_at, seen_at, refunded_fen)
    values (${ctx.mid}::bigint, ${memberId}::bigint, ${joinedAt}::timestamptz, ${joinedAt}::timestamptz, ${amountFen}::bigint)
    on conflict (mid, member_id) do update set refunded_fen = s.refunded_fen + excluded.refunded_fen`.execute(db(ctx));
}

/** Of two changes that are told in the wrong order the later one stays: their numbers are made in the order of time. */
export async function saveLevel(
  ctx: TxCtx,
  { memberId, joinedAt }: Living,
  { changeId, level }: { readonly changeId: string; readonly level: number },
): Promise<void> {
  await sql`
    insert into customer.summary as s (mid, member_id, joined_at, seen_at, level, level_change_id)
    values (${ctx.mid}::bigint, ${memberId}::bigint, ${joinedAt}::timestamptz, ${joinedAt}::timestamptz, ${level}::smallint, ${changeId}::bigint)
    on conflict (mid, member_id) do update set level = excluded.level, level_change_id = excluded.level_change_id
      where s.level_change_id < excluded.level_change_id`.execute(db(ctx));
}

export const deleteSummary = (ctx: TxCtx, memberId: string) =>
  db(ctx).deleteFrom('customer.summary').where('mid', '=', ctx.mid).where('member_id', '=', memberId).execute();
