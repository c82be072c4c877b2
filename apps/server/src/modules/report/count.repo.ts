import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Sale } from './report.types.ts';

const db = ownTables('report');

export async function countSale(ctx: TxCtx, { cid, paidAt, payableFen, goods }: Sale): Promise<void> {
  await sql`
    insert into report.hour as h (mid, hour, cid, paid_fen, paid_orders)
    values (${ctx.mid}::bigint, date_trunc('hour', ${paidAt}::timestamptz, 'Asia/Shanghai'), ${cid}::bigint, ${payableFen}::bigint, 1)
    on conflict (mid, hour, cid) do update set paid_fen = h.paid_fen + excluded.paid_fen, paid_orders = h.paid_orders + 1`.execute(db(ctx));
  await sql`
    insert into report.goods_day as g (mid, day, cid, goods_id, title, picture, paid_fen, pieces)
    select ${ctx.mid}::bigint, (${paidAt}::timestamptz at time zone 'Asia/Shanghai')::date, ${cid}::bigint, s."goodsId", s.title, s.picture,
           s."paidFen", s.pieces
      from jsonb_to_recordset(${JSON.stringify(goods)}::jsonb)
        as s ("goodsId" bigint, title text, picture text, "paidFen" bigint, pieces integer)
     order by s."goodsId"
    on conflict (mid, day, cid, goods_id) do update
      set title = excluded.title, picture = excluded.picture, paid_fen = g.paid_fen + excluded.paid_fen, pieces = g.pieces + excluded.pieces`.execute(
    db(ctx),
  );
}

interface Refund {
  readonly cid: string;
  readonly amountFen: number;
  readonly refundedAt: string;
}

export async function countRefund(ctx: TxCtx, { cid, amountFen, refundedAt }: Refund): Promise<void> {
  await sql`
    insert into report.hour as h (mid, hour, cid, refunded_fen, refunds)
    values (${ctx.mid}::bigint, date_trunc('hour', ${refundedAt}::timestamptz, 'Asia/Shanghai'), ${cid}::bigint, ${amountFen}::bigint, 1)
    on conflict (mid, hour, cid) do update set refunded_fen = h.refunded_fen + excluded.refunded_fen, refunds = h.refunds + 1`.execute(
    db(ctx),
  );
}
