import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('loyalty');

/** Lots that have ended are empty: an entry for each member. The members' rows are held in one order. */
export async function expireLots(ctx: TxCtx, memberIds: readonly string[]): Promise<void> {
  const ids = memberIds.map(() => ctx.newId());
  await sql`
    with held as materialized (
      select p.member_id from loyalty.points p
       where p.mid = ${ctx.mid}::bigint and p.member_id = any(${memberIds}::bigint[]) order by p.member_id for update
    ), over as materialized (
      select l.id, l.member_id, l.rest from loyalty.lot l join held h on h.member_id = l.member_id
       where l.mid = ${ctx.mid}::bigint and l.rest > 0 and l.expires_at <= ${ctx.now}::timestamptz
       order by l.id for update of l
    ), entry as (
      insert into loyalty.points_entry (mid, id, member_id, source_kind, source_id, amount, at)
      select ${ctx.mid}::bigint, w.id, o.member_id, 'OVER', w.id, -o.n, ${ctx.now}::timestamptz
        from (select member_id, sum(rest) as n from over group by member_id) o
        join unnest(${memberIds}::bigint[], ${ids}::bigint[]) as w (member_id, id) on w.member_id = o.member_id
      returning id, member_id, amount
    ), emptied as (
      update loyalty.lot l set rest = 0, warn_at = null from over o where l.mid = ${ctx.mid}::bigint and l.id = o.id
    ), noted as (
      insert into loyalty.lot_move (mid, entry_id, lot_id, amount)
      select ${ctx.mid}::bigint, e.id, o.id, -o.rest from over o join entry e on e.member_id = o.member_id
    )
    update loyalty.points p set balance = p.balance + e.amount from entry e
     where p.mid = ${ctx.mid}::bigint and p.member_id = e.member_id`.execute(db(ctx));
}

interface Ending {
  memberId: string;
  endsAt: Date;
  points: number;
}

/** Of these members what is to be told now, each once. */
export async function takeWarnings(ctx: TxCtx, memberIds: readonly string[]): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    with told as (
      update loyalty.lot set warn_at = null
       where mid = ${ctx.mid}::bigint and member_id = any(${memberIds}::bigint[]) and rest > 0 and warn_at <= ${ctx.now}::timestamptz
         and expires_at > ${ctx.now}::timestamptz
      returning member_id, expires_at, rest
    )
    select member_id as "memberId", expires_at as "endsAt", sum(rest)::integer as points
      from told group by member_id, expires_at order by member_id`.execute(db(ctx));
  return rows;
}
