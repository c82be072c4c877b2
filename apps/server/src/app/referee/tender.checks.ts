import type { Check } from './check.types.ts';

/** Payments of several tenders: what is held, what each pays for, and what of that went back. */
export const tenderChecks: readonly Check[] = [
  {
    id: 'TE7',
    says: 'a trade that is no goods was not bought, or has not brought what was paid for',
    of: 'trade',
    finds: `
      select t.mid, t.id::text as id, format('%s, %s, %s fen; bought %s, posted %s', t.kind, t.state, t.payable_fen, p.pay_fen, x.fen) as detail
        from trades t
        left join trade.purchase p on p.mid = t.mid and p.trade_id = t.id and p.kind = t.kind
        cross join lateral (
          select coalesce(-sum(e.amount_fen), 0) as fen
            from ledger.txn r join ledger.entry e on e.mid = r.mid and e.txn_id = r.id and e.account_kind in ('BALANCE', 'BALANCE_BONUS')
           where r.mid = t.mid and r.kind = 'RECHARGE' and r.ref = t.id::text
        ) x
       where t.kind <> 'GOODS'
         and (p.pay_fen is distinct from t.payable_fen
              or x.fen <> case when t.kind = 'RECHARGE' and t.state = 'PAID' then p.pay_fen + p.bonus_fen else 0 end)`,
  },
  {
    id: 'TE1',
    says: 'what a member has is held for a payment that is over',
    of: 'tender',
    finds: `
      select t.mid, t.id::text as id, format('%s of %s fen, trade %s, payment %s', t.way, t.amount_fen, d.state, p.state) as detail
        from tenders t
        join trade.trade d on d.mid = t.mid and d.id = t.trade_id
        join trade.payment p on p.mid = t.mid and p.id = t.payment_id
       where t.state = 'HELD' and (d.state <> 'UNPAID' or p.state <> 'OPEN')`,
  },
  {
    id: 'TE2',
    says: 'a tender among several is not shared over the orders of its trade, or counts other refunds than its shares',
    of: 'tender',
    finds: `
      select t.mid, t.id::text as id, format('%s fen, refunded %s; shares %s, refunded %s', t.amount_fen, t.refunded_fen, s.fen, s.refunded) as detail
        from tenders t
        join trade.payment p on p.mid = t.mid and p.id = t.payment_id and p.state = 'PAID' and p.amount_fen <> t.amount_fen
        join trade.trade d on d.mid = t.mid and d.id = t.trade_id and d.kind = 'GOODS'
        cross join lateral (
          select coalesce(sum(amount_fen), 0) as fen, coalesce(sum(refunded_fen), 0) as refunded
            from trade.tender_share s where s.mid = t.mid and s.tender_id = t.id
        ) s
       where t.state = 'PAID' and (s.fen <> t.amount_fen or s.refunded <> t.refunded_fen)`,
  },
  {
    id: 'TE3',
    says: 'what several tenders pay for an order is not what it costs',
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('costs %s, shares %s', o.payable_fen, sum(s.amount_fen)) as detail
        from orders o
        join trade.tender_share s on s.mid = o.mid and s.order_id = o.id
        join trade.tender t on t.mid = s.mid and t.id = s.tender_id and t.state = 'PAID'
        join trade.payment p on p.mid = t.mid and p.id = t.payment_id and p.state = 'PAID'
       group by o.mid, o.id, o.payable_fen having sum(s.amount_fen) <> o.payable_fen`,
  },
  {
    id: 'TE4',
    says: 'a share counts other refunds than it has',
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('tender %s counts %s, has %s', s.tender_id, s.refunded_fen, r.fen) as detail
        from orders o
        join trade.tender_share s on s.mid = o.mid and s.order_id = o.id
        cross join lateral (
          select coalesce(sum(amount_fen), 0) as fen from trade.refund r where r.mid = s.mid and r.order_id = s.order_id and r.tender_id = s.tender_id
        ) r
       where s.refunded_fen <> r.fen`,
  },
  {
    id: 'TE5',
    says: 'a balance was not set aside as its tender says, not let go, or given back with another bonus',
    of: 'tender',
    finds: `
      select t.mid, t.id::text as id, format('%s, %s of %s fen bonus: held %s and %s', t.state, t.bonus_fen, t.amount_fen, h.principal, h.bonus) as detail
        from tenders t
        cross join lateral (
          select coalesce(sum(e.amount_fen) filter (where e.account_kind = 'BALANCE'), 0) as principal,
                 coalesce(sum(e.amount_fen) filter (where e.account_kind = 'BALANCE_BONUS'), 0) as bonus
            from ledger.txn x join ledger.entry e on e.mid = x.mid and e.txn_id = x.id
           where x.mid = t.mid and x.kind in ('HOLD', 'FREE') and x.ref = t.id::text
        ) h
        cross join lateral (
          select coalesce(-sum(e.amount_fen), 0) as bonus
            from trade.refund r
            join ledger.txn x on x.mid = r.mid and x.kind = 'REFUND' and x.ref = r.out_refund_no
            join ledger.entry e on e.mid = x.mid and e.txn_id = x.id and e.account_kind = 'BALANCE_BONUS'
           where r.mid = t.mid and r.tender_id = t.id
        ) b
       where b.bonus <> t.refunded_bonus_fen
          or case when t.way <> 'BALANCE' then t.bonus_fen <> 0
                  when t.state = 'FREED' then (h.principal, h.bonus) is distinct from (0::numeric, 0::numeric)
                  else (h.principal, h.bonus) is distinct from ((t.amount_fen - t.bonus_fen)::numeric, t.bonus_fen::numeric) end`,
  },
  {
    id: 'TE6',
    says: 'points that pay were not taken as their tender says, or not given back',
    of: 'tender',
    finds: `
      select t.mid, t.id::text as id, format('%s, %s points, %s back: taken %s, back %s', t.state, t.points, t.refunded_points, p.taken, p.back) as detail
        from tenders t
        join trade.trade d on d.mid = t.mid and d.id = t.trade_id
        cross join lateral (
          select coalesce(-sum(e.amount) filter (where e.source_kind in ('PAID', 'FREED') and e.source_id = t.id), 0) as taken,
                 coalesce(sum(e.amount) filter (where e.source_kind = 'RETURNED'
                                                  and e.source_id in (select r.id from trade.refund r where r.mid = t.mid and r.tender_id = t.id)), 0) as back
            from loyalty.points_entry e where e.mid = t.mid and e.member_id = d.member_id and e.source_kind in ('PAID', 'FREED', 'RETURNED')
        ) p
       where t.way = 'POINTS'
         and (p.taken, p.back) is distinct from (case t.state when 'FREED' then 0 else t.points end::bigint, t.refunded_points::bigint)`,
  },
];
