import type pg from 'pg';

/**
 * What an event has not told yet is left to it, or it would count twice: an order or refund whose event waits. An event whose consumer is at
 * work waits for the lock below and is not seen as done, so it counts afterwards.
 */
const waiting = (event: string, consumer: string, key: string) => `
  select (e.payload ->> '${key}')::bigint from platform.outbox e
   where e.mid = $1 and e.name = '${event}' and e.done_at is null
     and not exists (select from platform.inbox i where i.mid = e.mid and i.consumer = '${consumer}' and i.event_id = e.id)`;
const WAITING_ORDERS = waiting('trade.order.paid', 'report.paid-orders', 'orderId');
const WAITING_REFUNDS = waiting('trade.refund.done', 'report.refunds', 'refundId');

const STATEMENTS = [
  'delete from report.hour where mid = $1',
  'delete from report.goods_day where mid = $1',
  `insert into report.hour (mid, hour, cid, paid_fen, paid_orders, refunded_fen, refunds)
   select $1, hour, cid, sum(paid_fen), sum(paid_orders), sum(refunded_fen), sum(refunds)
     from (
       select date_trunc('hour', paid_at, 'Asia/Shanghai') as hour, cid, payable_fen as paid_fen, 1 as paid_orders, 0 as refunded_fen, 0 as refunds
         from trade.order where mid = $1 and paid_at is not null and id not in (${WAITING_ORDERS})
       union all
       select date_trunc('hour', x.at, 'Asia/Shanghai'), o.cid, 0, 0, r.amount_fen, 1
         from trade.refund r
         join ledger.txn x on x.mid = r.mid and x.kind = 'REFUND' and x.ref = r.out_refund_no
         join trade.order o on o.mid = r.mid and o.id = r.order_id
        where r.mid = $1 and r.state = 'DONE' and r.id not in (${WAITING_REFUNDS})
     ) fact group by hour, cid`,
  `insert into report.goods_day (mid, day, cid, goods_id, title, picture, paid_fen, pieces)
   select $1, (o.paid_at at time zone 'Asia/Shanghai')::date, o.cid, l.goods_id, (array_agg(l.title order by o.paid_at desc))[1],
          (array_agg(l.picture order by o.paid_at desc))[1], sum(l.quantity * l.unit_fen - l.discount_fen), sum(l.quantity)
     from trade.order o join trade.order_line l on l.mid = o.mid and l.order_id = o.id
    where o.mid = $1 and o.paid_at is not null and o.id not in (${WAITING_ORDERS})
    group by 2, 3, 4`,
];

/** Sums a merchant's figures up from its orders and postings, in the caller's transaction. */
export async function rebuildReport(db: pg.Client, mid: string): Promise<void> {
  await db.query('lock table report.hour, report.goods_day in share row exclusive mode');
  for (const statement of STATEMENTS) await db.query(statement, [mid]);
}
