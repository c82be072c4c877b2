import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('ledger');

interface MovementRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly principal_fen: string;
  readonly bonus_fen: string;
  readonly left_fen: string;
  readonly reason: string | null;
}

interface MovementFilter {
  readonly kind: 'IN' | 'OUT' | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** What could be spent before and after each posting that changed it, newest first. A member's entries are few: they are summed up each time. */
export async function listMovements(ctx: Ctx, memberId: string, { kind, offset, limit }: MovementFilter): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    with moved as (
      select txn_id, -coalesce(sum(amount_fen) filter (where account_kind = 'BALANCE'), 0) as principal_fen,
             -coalesce(sum(amount_fen) filter (where account_kind = 'BALANCE_BONUS'), 0) as bonus_fen
        from ledger.entry
       where mid = ${ctx.mid}::bigint and account_kind in ('BALANCE', 'BALANCE_BONUS') and owner_id = ${memberId}::bigint
       group by txn_id
    ), summed as (
      select *, sum(principal_fen + bonus_fen) over (order by txn_id) as left_fen from moved
    )
    select s.txn_id::text as id, x.at, x.kind, s.principal_fen, s.bonus_fen, s.left_fen, a.reason
      from summed s
      join ledger.txn x on x.mid = ${ctx.mid}::bigint and x.id = s.txn_id
      left join ledger.adjustment a
        on a.mid = x.mid and a.id = case when x.kind in ('ADJUST', 'HOLD', 'FREE') then x.ref::bigint end
     where ${kind ?? null}::text is null or sign(s.principal_fen + s.bonus_fen) = case ${kind ?? null}::text when 'IN' then 1 else -1 end
     order by s.txn_id desc limit ${limit} offset ${offset}`.execute(db(ctx));
  return rows;
}
