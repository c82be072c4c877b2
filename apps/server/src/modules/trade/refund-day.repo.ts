import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('trade');

interface Spending {
  readonly staffId: string;
  readonly amountFen: number;
  /** Null: no cap. */
  readonly capFen: number | null;
}

/** Counts a refund into the day of whoever makes it; false when that is more than the cap. Two at once are counted one after the other. */
export async function spendDay(ctx: TxCtx, { staffId, amountFen, capFen }: Spending): Promise<boolean> {
  const { rows } = await sql`
    insert into trade.refund_day as d (mid, staff_id, day, refunded_fen, allowed)
    select ${ctx.mid}::bigint, ${staffId}::bigint, (${ctx.now}::timestamptz at time zone 'Asia/Shanghai')::date, ${amountFen}::bigint, ${capFen}::bigint
     where ${capFen}::bigint is null or ${amountFen}::bigint <= ${capFen}::bigint
    on conflict (mid, staff_id, day) do update
      set refunded_fen = d.refunded_fen + excluded.refunded_fen, allowed = excluded.allowed
      where excluded.allowed is null or d.refunded_fen + excluded.refunded_fen <= excluded.allowed
    returning staff_id`.execute(db(ctx));
  return rows.length > 0;
}
