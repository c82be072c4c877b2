import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';

const db = ownTables('trade');

/** A line as it was sold. */
export interface EventLine {
  readonly position: number;
  readonly goodsId: string;
  readonly skuId: string;
  readonly title: string;
  readonly picture: string;
  readonly specs: { name: string; value: string }[];
  readonly quantity: number;
  /** What is left of it after all promotions, without freight. */
  readonly paidFen: number;
  readonly shares: { promotionKind: string; promotionId: string; pieces: number; offFen: number }[];
}

interface EventOrder {
  readonly id: string;
  readonly trade_id: string;
  readonly cid: string;
  readonly member_id: string;
  readonly payable_fen: string;
  /** What lowered its price, freight and all. */
  readonly promotions: { kind: string; id: string; offFen: number }[];
  readonly lines: EventLine[];
}

const linesOf = prepared('trade.order.event', (tables: OwnDb<'trade'>, p: { mid: string; orderIds: readonly string[] }) => ({
  compile: () =>
    sql<EventOrder>`
      select o.id, o.trade_id, o.cid, o.member_id, o.payable_fen,
             (
               select json_agg(json_build_object(
                        'position', l.position, 'goodsId', l.goods_id::text, 'skuId', l.sku_id::text, 'title', l.title, 'picture', l.picture,
                        'specs', l.specs, 'quantity', l.quantity, 'paidFen', l.quantity * l.unit_fen - l.discount_fen,
                        'shares', (select coalesce(json_agg(json_build_object('promotionKind', s.promotion_kind, 'promotionId', s.promotion_id,
                                                                              'pieces', s.pieces, 'offFen', s.off_fen)), '[]')
                                     from trade.line_share s
                                    where s.mid = l.mid and s.order_id = l.order_id and s.position = l.position)) order by l.position)
                 from trade.order_line l where l.mid = o.mid and l.order_id = o.id
             ) as lines,
             (
               select coalesce(json_agg(json_build_object('kind', e.value ->> 'promotionKind', 'id', e.value ->> 'promotionId',
                                                          'offFen', -(e.value ->> 'amountFen')::bigint)), '[]')
                 from trade.receipt r cross join jsonb_array_elements(r.entries) e
                where r.mid = o.mid and r.order_id = o.id and e.value ->> 'kind' = 'PROMOTION' and (e.value ->> 'isTaken')::boolean
             ) as promotions
        from trade.order o where o.mid = ${p.mid}::bigint and o.id = any(${p.orderIds}::bigint[]) order by o.id`.compile(tables),
}));

/** Of those orders that were paid: another paid one of the same member that was not closed, if there is one. */
export async function findOtherPaid(ctx: TxCtx, orderIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ id: string; other: string | null }>`
    select o.id, (select min(p.id) from trade.order p
                   where p.mid = o.mid and p.member_id = o.member_id and p.id <> o.id and p.pay_state = 'PAID' and p.state <> 'CLOSED') as other
      from trade.order o where o.mid = ${ctx.mid}::bigint and o.id = any(${orderIds}::bigint[]) and o.pay_state = 'PAID'`.execute(db(ctx));
  return new Map(rows.map(({ id, other }) => [id, other]));
}

const byPoints = prepared('trade.order.by_points', (tables: OwnDb<'trade'>, p: { mid: string; orderIds: readonly string[] }) => ({
  compile: () =>
    sql<{ id: string; fen: string }>`
      select o.id, case when exists (select from trade.tender_share a where a.mid = t.mid and a.tender_id = t.id) then coalesce(s.amount_fen, 0)
                        else o.payable_fen end as fen
        from trade.order o
        join trade.tender t on t.mid = o.mid and t.trade_id = o.trade_id and t.way = 'POINTS' and t.state = 'PAID'
        left join trade.tender_share s on s.mid = t.mid and s.tender_id = t.id and s.order_id = o.id
       where o.mid = ${p.mid}::bigint and o.id = any(${p.orderIds}::bigint[])`.compile(tables),
}));

/** What of these orders points have paid; of the others nothing is answered. */
export const listPaidByPoints = (ctx: TxCtx, orderIds: readonly string[]) => byPoints(db(ctx), { mid: ctx.mid, orderIds });

/** What others are told of orders. */
export const listForEvent = (ctx: TxCtx, orderIds: readonly string[]): Promise<EventOrder[]> =>
  linesOf(db(ctx), { mid: ctx.mid, orderIds });
