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
const WAITING_FOR_MEMBER = {
  orders: waiting('trade.order.paid', 'customer.paid-orders', 'orderId'),
  refunds: waiting('trade.refund.done', 'customer.refunds', 'refundId'),
};

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
  `delete from customer.summary s
    where s.mid = $1
      and not exists (select from member.account a where a.mid = s.mid and a.id = s.member_id and a.erased_at is null and a.joined_id is null)`,
  `insert into customer.summary as c (mid, member_id, joined_at, seen_at, level, orders, paid_fen, refunded_fen, first_paid_at, last_paid_at)
   select a.mid, a.id, a.created_at, greatest(a.created_at, v.seen_at, o.last_paid_at), a.level, coalesce(o.orders, 0), coalesce(o.paid_fen, 0),
          coalesce(r.refunded_fen, 0), o.first_paid_at, o.last_paid_at
     from member.account a
     left join (select member_id, max(seen_at) as seen_at from member.session where mid = $1 group by 1) v on v.member_id = a.id
     left join (
       select member_id, count(*) as orders, sum(payable_fen) as paid_fen, min(paid_at) as first_paid_at, max(paid_at) as last_paid_at
         from trade.order where mid = $1 and paid_at is not null and id not in (${WAITING_FOR_MEMBER.orders}) group by 1
     ) o on o.member_id = a.id
     left join (
       select o.member_id, sum(r.amount_fen) as refunded_fen
         from trade.refund r join trade.order o on o.mid = r.mid and o.id = r.order_id
        where r.mid = $1 and r.state = 'DONE' and r.id not in (${WAITING_FOR_MEMBER.refunds}) group by 1
     ) r on r.member_id = a.id
    where a.mid = $1 and a.erased_at is null and a.joined_id is null
   on conflict (mid, member_id) do update
     set seen_at = greatest(c.seen_at, excluded.seen_at), level = excluded.level, orders = excluded.orders, paid_fen = excluded.paid_fen,
         refunded_fen = excluded.refunded_fen, first_paid_at = excluded.first_paid_at, last_paid_at = excluded.last_paid_at
     where (c.seen_at, c.level, c.orders, c.paid_fen, c.refunded_fen, c.first_paid_at, c.last_paid_at) is distinct from
           (greatest(c.seen_at, excluded.seen_at), excluded.level, excluded.orders, excluded.paid_fen, excluded.refunded_fen, excluded.first_paid_at, excluded.last_paid_at)`,
];

/** Sums the figures of a merchant and of its members up from its orders and postings, in the caller's transaction. */
export async function rebuildReport(db: pg.Client, mid: string): Promise<void> {
  await db.query('lock table report.hour, report.goods_day, customer.summary in share row exclusive mode');
  for (const statement of STATEMENTS) await db.query(statement, [mid]);
}
