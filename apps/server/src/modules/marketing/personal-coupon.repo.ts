import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('marketing');

/** What a member has claimed, and what became of it. */
export const exportCoupons = (ctx: Ctx, memberId: string) =>
  db(ctx)
    .selectFrom('marketing.coupon')
    .select(['id', 'name', 'source', 'state', 'worth', 'from_fen', 'starts_at', 'ends_at', 'claimed_at', 'used_at', 'order_id'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();

/** Who has left uses nothing more and has shared nothing. Counters stay: they bear the number of the account alone. */
export async function eraseCoupons(ctx: TxCtx, memberId: string): Promise<void> {
  const its = sql`mid = ${ctx.mid}::bigint and member_id = ${memberId}::bigint`;
  await sql`update marketing.coupon set state = 'VOID', remind_at = null where ${its} and state = 'UNUSED'`.execute(db(ctx));
  await sql`update marketing.coupon set sharer_id = null where mid = ${ctx.mid}::bigint and sharer_id = ${memberId}::bigint`.execute(
    db(ctx),
  );
  await sql`delete from marketing.coupon_named where ${its}`.execute(db(ctx));
  await sql`delete from marketing.coupon_code_try where mid = ${ctx.mid}::bigint and scope = 'MEMBER' and key = ${memberId}`.execute(
    db(ctx),
  );
}

/**
 * What an account claimed that has joined another is the other's: numbered on, and VOID where both together have more than one person may.
 * Nothing of it is locked or used, for an account with an order joins no other.
 */
export async function moveCoupons(ctx: TxCtx, { memberId, joinedId }: { memberId: string; joinedId: string }): Promise<void> {
  const [from, to] = [sql`${memberId}::bigint`, sql`${joinedId}::bigint`];
  await sql`
    with counted as (
      delete from marketing.coupon_claim_count where mid = ${ctx.mid}::bigint and member_id = ${from} returning template_id, claimed, allowed
    )
    insert into marketing.coupon_claim_count as c (mid, template_id, member_id, claimed, allowed)
    select ${ctx.mid}::bigint, template_id, ${to}, claimed, allowed from counted order by template_id
    on conflict (mid, template_id, member_id) do update set claimed = least(c.claimed + excluded.claimed, c.allowed)`.execute(db(ctx));
  await sql`
    update marketing.coupon c
       set member_id = ${to}, n = m.n,
           state = case when c.source <> 'GRANT' and m.n > m.allowed and c.order_id is null then 'VOID' else c.state end
      from (
        select o.id, k.allowed,
               coalesce((select max(h.n) from marketing.coupon h
                          where h.mid = o.mid and h.template_id = o.template_id and h.member_id = ${to}), 0)
               + row_number() over (partition by o.template_id order by o.n) as n
          from marketing.coupon o
          left join marketing.coupon_claim_count k on k.mid = o.mid and k.template_id = o.template_id and k.member_id = ${to}
         where o.mid = ${ctx.mid}::bigint and o.member_id = ${from}
      ) m
     where c.mid = ${ctx.mid}::bigint and c.id = m.id`.execute(db(ctx));
  await sql`
    with named as (delete from marketing.coupon_named where mid = ${ctx.mid}::bigint and member_id = ${from} returning template_id)
    insert into marketing.coupon_named (mid, template_id, member_id)
    select ${ctx.mid}::bigint, template_id, ${to} from named on conflict do nothing`.execute(db(ctx));
  await sql`update marketing.coupon set sharer_id = ${to} where mid = ${ctx.mid}::bigint and sharer_id = ${from}`.execute(db(ctx));
}
