import type { Check } from './check.types.ts';
import { waits } from './waits.ts';
import { wholeRefunds } from './whole-refunds.ts';

const isOrderTold = `not ${waits('trade.order.paid', 'report.paid-orders', 'orderId', 'o.id')}`;
const isRefundTold = `not ${waits('trade.refund.done', 'report.refunds', 'refundId', 'r.id')}`;

/** Figures for staff are what orders and postings add up to. */
export const reportChecks: readonly Check[] = [
  {
    id: 'F1',
    says: 'the figures of an hour are not what its orders and refunds add up to',
    of: 'shop',
    isWhole: true,
    finds: `
      select mid, cid::text as id,
             format('%s: paid %s of %s, refunded %s of %s', hour, sum(counted), sum(paid), sum(counted_back), sum(back)) as detail
        from (
          select mid, cid, hour, paid_fen as counted, paid_orders as counted_orders, refunded_fen as counted_back, refunds as counted_refunds,
                 0 as paid, 0 as paid_orders, 0 as back, 0 as refunds
            from report.hour
          union all
          select o.mid, o.cid, date_trunc('hour', o.paid_at, 'Asia/Shanghai'), 0, 0, 0, 0, o.payable_fen, 1, 0, 0
            from orders o where o.paid_at is not null and ${isOrderTold}
          union all
          select r.mid, o.cid, date_trunc('hour', r.done_at, 'Asia/Shanghai'), 0, 0, 0, 0, 0, 0, r.amount_fen, 1
            from ${wholeRefunds} r join trade.order o on o.mid = r.mid and o.id = r.order_id
           where ${isRefundTold}
        ) b group by mid, cid, hour
       having (sum(counted), sum(counted_orders), sum(counted_back), sum(counted_refunds)) <> (sum(paid), sum(paid_orders), sum(back), sum(refunds))`,
  },
  {
    id: 'F2',
    says: 'the figures of goods on a day are not what was sold of them',
    of: 'goods',
    isWhole: true,
    finds: `
      select mid, goods_id::text as id,
             format('%s in shop %s: %s fen of %s, %s pieces of %s', day, cid, sum(counted), sum(paid), sum(counted_pieces), sum(pieces)) as detail
        from (
          select mid, cid, day, goods_id, paid_fen as counted, pieces as counted_pieces, 0 as paid, 0 as pieces from report.goods_day
          union all
          select o.mid, o.cid, (o.paid_at at time zone 'Asia/Shanghai')::date, l.goods_id, 0, 0, l.quantity * l.unit_fen - l.discount_fen, l.quantity
            from orders o join trade.order_line l on l.mid = o.mid and l.order_id = o.id
           where o.paid_at is not null and ${isOrderTold}
        ) b group by mid, cid, day, goods_id having (sum(counted), sum(counted_pieces)) <> (sum(paid), sum(pieces))`,
  },
  {
    // Only while no fact waits to be counted: postings do not say whose they are.
    id: 'F3',
    says: "a day's figures are not what was posted to the merchant's sales",
    of: 'merchant',
    isWhole: true,
    finds: `
      select mid, mid::text as id, format('%s: counted %s, posted %s', day, sum(counted), sum(posted)) as detail
        from (
          select mid, (hour at time zone 'Asia/Shanghai')::date as day, paid_fen - refunded_fen as counted, 0 as posted from report.hour
          union all
          select x.mid, (x.at at time zone 'Asia/Shanghai')::date, 0, -e.amount_fen
            from postings x join ledger.entry e on e.mid = x.mid and e.txn_id = x.id where e.account_kind = 'SALES'
          union all
          -- What is sold and is no goods stands in no shop's figures.
          select t.mid, (x.at at time zone 'Asia/Shanghai')::date, t.amount_fen, 0
            from postings x
            join trade.tender t on x.kind = 'PAY' and t.mid = x.mid and t.out_trade_no = x.ref
            join trade.payment p on p.mid = t.mid and p.id = t.payment_id and p.state = 'PAID'
            join trade.trade d on d.mid = t.mid and d.id = t.trade_id and d.kind = 'CARD'
          union all
          -- A part that went back before the refund was whole was posted then, and is counted with the last.
          select r.mid, d.day, d.fen, 0
            from refunds r
            left join ${wholeRefunds} w on w.mid = r.mid and w.order_id = r.order_id and w.id = r.whole_id
            cross join lateral (values ((r.done_at at time zone 'Asia/Shanghai')::date, -r.amount_fen), ((w.done_at at time zone 'Asia/Shanghai')::date, r.amount_fen))
              d (day, fen)
           where r.state = 'DONE' and r.whole_id is not null and d.day is not null
        ) b
       where not exists (select from platform.outbox w
                          where w.mid = b.mid and w.name in ('trade.order.paid', 'trade.refund.done') and w.done_at is null)
       group by mid, day having sum(counted) <> sum(posted)`,
  },
];
