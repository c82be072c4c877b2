import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('loyalty');

/** What an order has earned, however much of it was refunded. */
export interface Earning {
  readonly memberId: string;
  readonly receivedAt: Date | null;
  readonly paidFen: number;
  readonly refundedFen: number;
  readonly growth: number;
  readonly points: number;
}

interface Row {
  member_id: string;
  received_at: Date | null;
  paid_fen: string;
  refunded_fen: string;
  growth: string;
  points: string;
}
const readEarning = (row: Row | undefined): Earning => {
  if (!row) throw new Error('the earning that was just written is not there');
  return {
    ...{ memberId: row.member_id, receivedAt: row.received_at, paidFen: Number(row.paid_fen), refundedFen: Number(row.refunded_fen) },
    ...{ growth: Number(row.growth), points: Number(row.points) },
  };
};

interface Received {
  readonly orderId: string;
  readonly memberId: string;
  readonly paidFen: number;
  readonly growth: number;
  readonly points: number;
}

/** The order is received; what was refunded before is there already. Held until the transaction ends. */
export async function noteReceived(ctx: TxCtx, { orderId, memberId, paidFen, growth, points }: Received): Promise<Earning> {
  const { rows } = await sql<Row>`
    insert into loyalty.earning (mid, order_id, member_id, received_at, paid_fen, growth, points)
    values (${ctx.mid}, ${orderId}, ${memberId}, ${ctx.now}, ${paidFen}, ${growth}, ${points})
    on conflict (mid, order_id) do update
      set received_at = excluded.received_at, paid_fen = excluded.paid_fen, growth = excluded.growth,
          points = excluded.points
    returning member_id, received_at, paid_fen, refunded_fen, growth, points`.execute(db(ctx));
  return readEarning(rows[0]);
}

/** So much more of what was paid for its goods went back. As it is then. */
export async function noteRefunded(
  ctx: TxCtx,
  { orderId, memberId, amountFen }: { readonly orderId: string; readonly memberId: string; readonly amountFen: number },
): Promise<Earning> {
  const { rows } = await sql<Row>`
    insert into loyalty.earning as e (mid, order_id, member_id, refunded_fen)
    values (${ctx.mid}, ${orderId}, ${memberId}, ${amountFen})
    on conflict (mid, order_id) do update set refunded_fen = e.refunded_fen + excluded.refunded_fen
    returning member_id, received_at, paid_fen, refunded_fen, growth, points`.execute(db(ctx));
  return readEarning(rows[0]);
}
