/** The bare names that checks judge, as the whole of the books. */
const all = `
  trades as not materialized (select * from trade.trade),
  orders as not materialized (select * from trade.order),
  payments as not materialized (select * from trade.payment),
  tenders as not materialized (select * from trade.tender),
  refunds as not materialized (select * from trade.refund),
  stocks as not materialized (select * from catalog.stock),
  coupons as not materialized (select * from marketing.coupon where state in ('LOCKED', 'USED')),
  postings as not materialized (select * from ledger.txn),
  accounts as not materialized (select * from ledger.account where kind in ('BALANCE', 'BALANCE_BONUS', 'BALANCE_HELD')),
  events as not materialized (select * from platform.outbox where done_at is not null),
  members as not materialized (select mid, member_id from trade.unpaid_count union select mid, member_id from trade.trade)`;

/**
 * The same names as what has changed lately: trades with a new line in an order's log, or whose money moved. Every change of an
 * order leaves such a line and every movement of money a posting.
 */
const changed = `
  postings as materialized (select x.* from ledger.txn x where x.at >= $2::timestamptz),
  accounts as not materialized (
    select distinct e.mid, e.account_kind as kind, e.owner_id from postings x join ledger.entry e on e.mid = x.mid and e.txn_id = x.id
     where e.account_kind in ('BALANCE', 'BALANCE_BONUS', 'BALANCE_HELD')
  ),
  changed as materialized (
    select o.mid, o.trade_id as id from trade.order_log l join trade.order o on o.mid = l.mid and o.id = l.order_id
     where l.at >= $2::timestamptz
    union
    select t.mid, t.trade_id from postings x join trade.tender t on t.mid = x.mid and t.out_trade_no = x.ref where x.kind = 'PAY'
    union
    select r.mid, r.trade_id from postings x join trade.refund r on r.mid = x.mid and r.out_refund_no = x.ref where x.kind = 'REFUND'
  ),
  trades as not materialized (select t.* from changed c join trade.trade t on t.mid = c.mid and t.id = c.id),
  orders as not materialized (select o.* from changed c join trade.order o on o.mid = c.mid and o.trade_id = c.id),
  payments as not materialized (select p.* from changed c join trade.payment p on p.mid = c.mid and p.trade_id = c.id),
  tenders as not materialized (select t.* from changed c join trade.tender t on t.mid = c.mid and t.trade_id = c.id),
  refunds as not materialized (select r.* from tenders t join trade.refund r on r.mid = t.mid and r.tender_id = t.id),
  stocks as not materialized (
    select s.* from catalog.stock s
      join (select distinct o.mid, o.cid, l.sku_id from orders o join trade.order_line l on l.mid = o.mid and l.order_id = o.id) w
        on w.mid = s.mid and w.cid = s.cid and w.sku_id = s.sku_id
  ),
  events as not materialized (select * from platform.outbox where done_at >= $2::timestamptz),
  members as not materialized (select distinct mid, member_id from trades),
  coupons as not materialized (
    select c.* from members m join marketing.coupon c on c.mid = m.mid and c.member_id = m.member_id where c.state in ('LOCKED', 'USED')
  )`;

/** The names in front of a check's query. $1: who must hear which event; $2: since when, as a value, so that the plan is one for few rows. */
export const booksOf = (scope: 'all' | 'changed'): string => `
with consumers as not materialized (select * from jsonb_to_recordset($1::jsonb) as c (event text, consumer text)),
${scope === 'all' ? all : changed}`;
