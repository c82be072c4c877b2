import type { Check } from './check.types.ts';

/** What was asked for, paid and given back. */
export const payChecks: readonly Check[] = [
  {
    id: 'M1',
    says: "an order's sums are not those of its lines",
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('goods %s, discount %s, freight %s, payable %s; lines %s, %s', o.goods_fen, o.discount_fen,
                                             o.freight_fen, o.payable_fen, sum(l.quantity * l.unit_fen), sum(l.discount_fen)) as detail
        from orders o join trade.order_line l on l.mid = o.mid and l.order_id = o.id
       group by o.mid, o.id, o.goods_fen, o.discount_fen, o.freight_fen, o.payable_fen
      having o.goods_fen <> sum(l.quantity * l.unit_fen) or o.discount_fen <> sum(l.discount_fen)
          or o.payable_fen <> o.goods_fen - o.discount_fen + o.freight_fen or o.payable_fen < 0`,
  },
  {
    id: 'M2',
    says: 'a trade was paid twice',
    of: 'trade',
    finds: `
      select mid, trade_id::text as id, format('payments %s', string_agg(id::text, ', ')) as detail
        from payments where state = 'PAID' group by mid, trade_id having count(*) > 1`,
  },
  {
    id: 'M3',
    says: 'a payment is not for what its trade costs',
    of: 'payment',
    finds: `
      select p.mid, p.id::text as id, format('%s of trade %s, which costs %s', p.amount_fen, t.id, t.payable_fen) as detail
        from payments p left join trade.trade t on t.mid = p.mid and t.id = p.trade_id
       where p.amount_fen is distinct from t.payable_fen
         -- One that was closed may be for the price before staff lowered it.
         and not (p.state = 'CLOSED' and p.amount_fen > t.payable_fen and exists (
           select from trade.price_change c join trade.order o on o.mid = c.mid and o.id = c.order_id
            where o.mid = t.mid and o.trade_id = t.id))`,
  },
  {
    id: 'M4',
    says: 'a trade counts as paid and nobody paid',
    of: 'trade',
    finds: `
      select t.mid, t.id::text as id, t.payable_fen || ' fen' as detail
        from trades t left join trade.payment p on p.mid = t.mid and p.trade_id = t.id and p.state = 'PAID'
       where t.state = 'PAID' and t.payable_fen > 0 and p.id is null`,
  },
  {
    id: 'M5',
    says: 'a payment was made and its trade does not count as paid',
    of: 'payment',
    finds: `
      select p.mid, p.id::text as id, format('trade %s is %s', t.id, t.state) as detail
        from payments p join trade.trade t on t.mid = p.mid and t.id = p.trade_id
       where p.state = 'PAID' and t.state <> 'PAID'`,
  },
  {
    id: 'M6',
    says: 'more was given back than was paid',
    of: 'tender',
    finds: `
      select t.mid, t.id::text as id, format('paid %s, refunds %s', t.amount_fen, sum(r.amount_fen)) as detail
        from tenders t join trade.refund r on r.mid = t.mid and r.tender_id = t.id
       group by t.mid, t.id, t.amount_fen having sum(r.amount_fen) > t.amount_fen`,
  },
  {
    id: 'M7',
    says: 'money goes back that never came, or for an order it was not paid for',
    of: 'refund',
    finds: `
      select r.mid, r.id::text as id, format('tender %s is %s', r.tender_id, coalesce(t.state, 'not there')) as detail
        from refunds r
        left join trade.tender t on t.mid = r.mid and t.id = r.tender_id and t.trade_id = r.trade_id
        left join trade.order o on o.mid = r.mid and o.id = r.order_id and o.trade_id = r.trade_id
       where t.state is distinct from 'PAID' or (r.order_id is not null and o.id is null)`,
  },
  {
    id: 'M16',
    says: 'money that came too late is not on its way back',
    of: 'tender',
    finds: `
      select t.mid, t.id::text as id, format('payment is %s, late refund %s', p.state, coalesce(r.amount_fen::text, 'missing')) as detail
        from tenders t
        join trade.payment p on p.mid = t.mid and p.id = t.payment_id
        left join trade.refund r on r.mid = t.mid and r.tender_id = t.id and r.reason = 'LATE_PAYMENT'
       where t.state = 'PAID' and case when p.state = 'PAID' then r.id is not null else r.amount_fen is distinct from t.amount_fen end`,
  },
  {
    id: 'M17',
    says: 'a tender counts other refunds than it has',
    of: 'tender',
    finds: `
      select t.mid, t.id::text as id, format('counts %s, has %s', t.refunded_fen, coalesce(sum(r.amount_fen), 0)) as detail
        from tenders t left join trade.refund r on r.mid = t.mid and r.tender_id = t.id
       group by t.mid, t.id, t.refunded_fen having t.refunded_fen <> coalesce(sum(r.amount_fen), 0)`,
  },
  {
    id: 'M18',
    says: 'an order counts other refunds than it has',
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('counts %s, has %s', o.refunded_fen, coalesce(sum(r.amount_fen), 0)) as detail
        from orders o left join trade.refund r on r.mid = o.mid and r.order_id = o.id
       group by o.mid, o.id, o.refunded_fen having o.refunded_fen <> coalesce(sum(r.amount_fen), 0)`,
  },
  {
    id: 'M19',
    says: 'a trade does not cost what its orders cost',
    of: 'trade',
    finds: `
      select t.mid, t.id::text as id, format('costs %s, orders %s', t.payable_fen, sum(o.payable_fen)) as detail
        from trades t join trade.order o on o.mid = t.mid and o.trade_id = t.id
       group by t.mid, t.id, t.payable_fen having t.payable_fen <> sum(o.payable_fen)`,
  },
  {
    id: 'M20',
    says: 'what was tendered is not what was to be paid, or the payment does not know',
    of: 'payment',
    finds: `
      select p.mid, p.id::text as id, format('%s of %s fen: %s', p.state, p.amount_fen, string_agg(t.way || ' ' || t.state || ' ' || t.amount_fen, ', ')) as detail
        from payments p left join trade.tender t on t.mid = p.mid and t.payment_id = p.id and t.trade_id = p.trade_id
       group by p.mid, p.id, p.state, p.amount_fen
      having coalesce(sum(t.amount_fen), 0) <> p.amount_fen or (p.state = 'PAID' and not bool_and(t.state = 'PAID'))`,
  },
];
