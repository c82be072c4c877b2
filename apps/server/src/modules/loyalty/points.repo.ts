import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { pointsEnd, warnAt } from './points.rules.ts';
import type { PointsBalance, PointsCause } from './points.types.ts';

const db = ownTables('loyalty');

/** Held until the transaction ends: whoever else changes the member's points waits. */
export async function holdPoints(ctx: TxCtx, memberId: string): Promise<PointsBalance> {
  const { balance, debt } = await db(ctx)
    .insertInto('loyalty.points')
    .values({ mid: ctx.mid, member_id: memberId })
    // Changes nothing, and holds the row.
    .onConflict((met) => met.columns(['mid', 'member_id']).doUpdateSet({ member_id: memberId }))
    .returning(['balance', 'debt'])
    .executeTakeFirstOrThrow();
  return { points: Number(balance), debt: Number(debt) };
}

/** Whether this source has been counted already. */
export async function isCounted(ctx: Ctx, { memberId, source, refId }: PointsCause): Promise<boolean> {
  const found = await db(ctx)
    .selectFrom('loyalty.points_entry')
    .select('id')
    .where('mid', '=', ctx.mid)
    .where('source_kind', '=', source)
    .where('source_id', '=', refId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found !== undefined;
}

interface Change {
  readonly amount: number;
  readonly debt: number;
}

/** The member's row is held. The entry's id. */
export async function insertEntry(ctx: TxCtx, cause: PointsCause, { amount, debt }: Change): Promise<string> {
  const id = ctx.newId();
  const { memberId, source, refId, note = '', staffId = null } = cause;
  await sql`
    with entry as (
      insert into loyalty.points_entry (mid, id, member_id, source_kind, source_id, amount, debt, note, staff_id, at)
      values (${ctx.mid}, ${id}, ${memberId}, ${source}, ${refId}, ${amount}, ${debt}, ${note}, ${staffId}, ${ctx.now})
      returning amount, debt
    )
    update loyalty.points p set balance = p.balance + e.amount, debt = p.debt + e.debt from entry e
     where p.mid = ${ctx.mid}::bigint and p.member_id = ${memberId}::bigint`.execute(db(ctx));
  return id;
}

interface Lot {
  readonly memberId: string;
  readonly entryId: string;
  readonly amount: number;
  readonly endsAt?: Date;
}

/** A new lot that an entry fills. One that ends soon is not told of again. */
export async function insertLot(ctx: TxCtx, { memberId, entryId, amount, endsAt = pointsEnd(ctx.now) }: Lot): Promise<void> {
  const told = warnAt(endsAt);
  await sql`
    with lot as (
      insert into loyalty.lot (mid, id, member_id, earned_at, expires_at, amount, rest, warn_at)
      values (${ctx.mid}, ${ctx.newId()}, ${memberId}, ${ctx.now}, ${endsAt}, ${amount}, ${amount}, ${told > ctx.now ? told : null})
      returning mid, id, amount
    )
    insert into loyalty.lot_move (mid, entry_id, lot_id, amount) select mid, ${entryId}::bigint, id, amount from lot`.execute(db(ctx));
}

interface Taking {
  readonly memberId: string;
  readonly entryId: string;
  readonly amount: number;
  /** Taken from first: what this entry has filled. */
  readonly firstOf?: string | undefined;
}

/** Earliest end first. The member's row is held and has so many. */
export async function takeFromLots(ctx: TxCtx, { memberId, entryId, amount, firstOf = '0' }: Taking): Promise<void> {
  await sql`
    with open as (
      select l.id, l.rest,
             sum(l.rest) over (order by (exists (select from loyalty.lot_move v
                                                  where v.mid = l.mid and v.lot_id = l.id and v.entry_id = ${firstOf}::bigint)) desc,
                                        l.expires_at, l.id) - l.rest as before
        from loyalty.lot l where l.mid = ${ctx.mid}::bigint and l.member_id = ${memberId}::bigint and l.rest > 0
    ), taken as (
      select id, least(rest, ${amount}::bigint - before)::bigint as n from open where before < ${amount}::bigint
    ), cut as (
      update loyalty.lot l set rest = l.rest - t.n from taken t where l.mid = ${ctx.mid}::bigint and l.id = t.id
    )
    insert into loyalty.lot_move (mid, entry_id, lot_id, amount)
    select ${ctx.mid}::bigint, ${entryId}::bigint, id, -n from taken`.execute(db(ctx));
}

/**
 * Of what an entry took so many go back to its lots, latest end first, as far as they have not come back before and the lots have not ended;
 * how many are left over. The member's row is held.
 */
export async function returnToLots(ctx: TxCtx, takenBy: string, entryId: string, points: number): Promise<number> {
  const { rows } = await sql<{ over: string }>`
    with given as (
      insert into loyalty.lot_return (mid, entry_id, taken_by, lot_id, amount)
      select ${ctx.mid}::bigint, ${entryId}::bigint, ${takenBy}::bigint, id, least(n, ${points}::bigint - before)::bigint
        from (
          select l.id, t.n, sum(t.n) over (order by l.expires_at desc, l.id desc) - t.n as before
            from (
              select v.lot_id, -v.amount - coalesce((select sum(r.amount) from loyalty.lot_return r
                                                      where r.mid = v.mid and r.taken_by = v.entry_id and r.lot_id = v.lot_id), 0) as n
                from loyalty.lot_move v
               where v.mid = ${ctx.mid}::bigint and v.entry_id = ${takenBy}::bigint and v.amount < 0
            ) t join loyalty.lot l on l.mid = ${ctx.mid}::bigint and l.id = t.lot_id
           where t.n > 0
        ) open where before < ${points}::bigint
      returning lot_id, amount
    ), filled as (
      update loyalty.lot l set rest = l.rest + g.amount from given g
       where l.mid = ${ctx.mid}::bigint and l.id = g.lot_id and l.expires_at > ${ctx.now}::timestamptz
      returning l.id, g.amount
    ), noted as (
      insert into loyalty.lot_move (mid, entry_id, lot_id, amount) select ${ctx.mid}::bigint, ${entryId}::bigint, id, amount from filled
    )
    select ((select coalesce(sum(amount), 0) from given) - (select coalesce(sum(amount), 0) from filled))::bigint as over`.execute(db(ctx));
  return Number(rows[0]?.over ?? 0);
}
