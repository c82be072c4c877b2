import type { Check } from './check.types.ts';

export const ledgerChecks: readonly Check[] = [
  {
    id: 'M8',
    says: 'a posting does not sum to nothing, or has fewer than two entries',
    of: 'posting',
    finds: `
      select x.mid, x.id::text as id, format('%s %s: %s entries, sum %s', x.kind, x.ref, count(e.txn_id), coalesce(sum(e.amount_fen), 0)) as detail
        from postings x left join ledger.entry e on e.mid = x.mid and e.txn_id = x.id
       group by x.mid, x.id, x.kind, x.ref having coalesce(sum(e.amount_fen), 0) <> 0 or count(e.txn_id) < 2`,
  },
  {
    id: 'M9',
    says: 'the accounts of a merchant do not sum to nothing',
    of: 'merchant',
    isWhole: true,
    finds: `select mid, mid::text as id, sum(amount_fen) || ' fen' as detail from ledger.entry group by mid having sum(amount_fen) <> 0`,
  },
  {
    id: 'M10',
    says: 'money that came was not posted once',
    of: 'tender',
    finds: `
      select t.mid, t.id::text as id, format('%s postings of %s', count(x.id), t.out_trade_no) as detail
        from tenders t left join ledger.txn x on x.mid = t.mid and x.kind = 'PAY' and x.ref = t.out_trade_no
       where t.state = 'PAID' group by t.mid, t.id, t.out_trade_no having count(x.id) <> 1`,
  },
  {
    id: 'M11',
    says: 'money that went back was not posted once',
    of: 'refund',
    finds: `
      select r.mid, r.id::text as id, format('%s postings of %s', count(x.id), r.out_refund_no) as detail
        from refunds r left join ledger.txn x on x.mid = r.mid and x.kind = 'REFUND' and x.ref = r.out_refund_no
       where r.state = 'DONE' group by r.mid, r.id, r.out_refund_no having count(x.id) <> 1`,
  },
  {
    id: 'M13',
    says: 'an entry belongs to no posting or no account of its merchant',
    of: 'posting',
    isWhole: true,
    finds: `
      select e.mid, e.txn_id::text as id, format('%s fen on %s', e.amount_fen, e.account_kind) as detail
        from ledger.entry e
        left join ledger.txn x on x.mid = e.mid and x.id = e.txn_id
        left join ledger.account a on a.mid = e.mid and a.kind = e.account_kind and a.owner_id = e.owner_id
       where x.id is null or a.kind is null`,
  },
  {
    id: 'M14',
    says: 'a posting tells of money that did not move',
    of: 'posting',
    finds: `
      select x.mid, x.id::text as id, x.kind || ' ' || x.ref as detail
        from postings x
        left join trade.tender t on x.kind = 'PAY' and t.mid = x.mid and t.out_trade_no = x.ref and t.state = 'PAID'
        left join trade.refund r on x.kind = 'REFUND' and r.mid = x.mid and r.out_refund_no = x.ref and r.state = 'DONE'
        left join ledger.adjustment a
          on a.mid = x.mid and a.id = case when x.kind in ('ADJUST', 'HOLD', 'TAKE', 'FREE') then x.ref::bigint end
        left join trade.tender h
          on h.mid = x.mid and h.id = case when x.kind in ('HOLD', 'FREE') then x.ref::bigint end and h.way = 'BALANCE' and (x.kind = 'HOLD' or h.state = 'FREED')
        left join trade.purchase p on x.kind = 'RECHARGE' and p.mid = x.mid and p.trade_id = case when x.kind = 'RECHARGE' then x.ref::bigint end
       where t.id is null and r.id is null and a.id is null and h.id is null and p.trade_id is null and x.kind not in ('JOIN', 'VOID')`,
  },
  {
    id: 'M15',
    says: 'money that came was posted with another amount or to another account',
    of: 'tender',
    finds: `
      select t.mid, t.id::text as id, format('%s fen: %s', t.amount_fen, string_agg(e.account_kind || ' ' || e.amount_fen, ', ')) as detail
        from tenders t
        join trade.payment p on p.mid = t.mid and p.id = t.payment_id
        join ledger.txn x on x.mid = t.mid and x.kind = 'PAY' and x.ref = t.out_trade_no
        join ledger.entry e on e.mid = x.mid and e.txn_id = x.id
       where t.state = 'PAID'
       group by t.mid, t.id, t.way, t.amount_fen, p.state
      having sum(e.amount_fen) filter (where e.account_kind = case t.way when 'BALANCE' then 'BALANCE_HELD' when 'POINTS' then 'POINTS_COST' else 'PROVIDER' end)
             is distinct from t.amount_fen
          or sum(e.amount_fen) filter (where e.account_kind = case p.state when 'PAID' then 'SALES' else 'HELD' end)
             is distinct from -t.amount_fen`,
  },
  {
    id: 'M21',
    says: 'money that went back was posted with another amount or from another account',
    of: 'refund',
    finds: `
      select r.mid, r.id::text as id, format('%s fen: %s', r.amount_fen, string_agg(e.account_kind || ' ' || e.amount_fen, ', ')) as detail
        from refunds r
        join trade.tender t on t.mid = r.mid and t.id = r.tender_id
        join ledger.txn x on x.mid = r.mid and x.kind = 'REFUND' and x.ref = r.out_refund_no
        join ledger.entry e on e.mid = x.mid and e.txn_id = x.id
       where r.state = 'DONE'
       group by r.mid, r.id, r.amount_fen, r.reason, r.outside_at, t.way
      having sum(e.amount_fen) filter (where case t.way when 'BALANCE' then e.account_kind in ('BALANCE', 'BALANCE_BONUS') when 'POINTS' then e.account_kind = 'POINTS_COST'
                                                   else e.account_kind = case when r.outside_at is null then 'PROVIDER' else 'OUTSIDE' end end)
             is distinct from -r.amount_fen
          or sum(e.amount_fen) filter (where e.account_kind = case r.reason when 'LATE_PAYMENT' then 'HELD' else 'SALES' end)
             is distinct from r.amount_fen`,
  },
  {
    id: 'M27',
    says: 'money at a provider is written to another account of the merchant than it came to',
    of: 'tender',
    finds: `
      select t.mid, t.id::text as id, format('%s: owner %s', t.app_ref, e.owner_id) as detail
        from (
          select t.mid, t.id, t.app_ref, 'PAY' as kind, t.out_trade_no as ref from tenders t
          union all
          select t.mid, t.id, t.app_ref, 'REFUND', r.out_refund_no from tenders t join refunds r on r.mid = t.mid and r.tender_id = t.id
        ) t
        join ledger.txn x on x.mid = t.mid and x.kind = t.kind and x.ref = t.ref
        join ledger.entry e on e.mid = x.mid and e.txn_id = x.id and e.account_kind = 'PROVIDER'
       where e.owner_id not in (0, ledger.provider_owner(t.app_ref))`,
  },
  {
    id: 'M22',
    says: "a merchant's account does not hold what the books of payments and refunds say",
    of: 'account',
    isWhole: true,
    finds: `
      select mid, kind as id, format('books %s, account %s', sum(expected), sum(held)) as detail
        from (
          select t.mid, k.kind, case k.kind when 'PROVIDER' then t.amount_fen else -t.amount_fen end as expected, 0 as held
            from trade.tender t
            join trade.payment p on p.mid = t.mid and p.id = t.payment_id
            join (values ('PROVIDER'), ('SALES'), ('HELD')) k (kind)
              on k.kind in ('PROVIDER', case p.state when 'PAID' then 'SALES' else 'HELD' end)
           where t.state = 'PAID' and t.app_ref is not null
          union all
          select t.mid, k.kind, k.fen, 0
            from trade.tender t
            cross join lateral (select t.way = 'BALANCE' and t.state in ('HELD', 'PAID') as is_balance, t.state = 'PAID' as is_paid) s
            cross join lateral (values
              ('BALANCE', t.amount_fen - t.bonus_fen - t.refunded_fen + t.refunded_bonus_fen, s.is_balance),
              ('BALANCE_BONUS', t.bonus_fen - t.refunded_bonus_fen, s.is_balance),
              ('BALANCE_HELD', -t.amount_fen, s.is_balance and not s.is_paid),
              ('POINTS_COST', t.amount_fen - t.refunded_fen, t.way = 'POINTS' and s.is_paid),
              ('SALES', t.refunded_fen - t.amount_fen, s.is_paid)
            ) k (kind, fen, is_posted)
           where t.app_ref is null and k.is_posted
          union all
          select r.mid, k.kind, case when k.kind in ('PROVIDER', 'OUTSIDE') then -r.amount_fen else r.amount_fen end, 0
            from trade.refund r
            join trade.tender t on t.mid = r.mid and t.id = r.tender_id and t.app_ref is not null
            join (values ('PROVIDER'), ('OUTSIDE'), ('SALES'), ('HELD')) k (kind)
              on k.kind in (case when r.outside_at is null then 'PROVIDER' else 'OUTSIDE' end, case r.reason when 'LATE_PAYMENT' then 'HELD' else 'SALES' end)
           where r.state = 'DONE'
          union all
          select a.mid, k.kind, k.fen, 0
            from ledger.adjustment a
            cross join lateral (select a.state = 'DONE' as is_done, a.state = 'WAITING' and a.principal_fen + a.bonus_fen < 0 as is_held) s
            cross join lateral (values
              ('BALANCE', -a.principal_fen, s.is_done or s.is_held), ('BALANCE_BONUS', -a.bonus_fen, s.is_done or s.is_held),
              ('BALANCE_HELD', a.principal_fen + a.bonus_fen, s.is_held), ('OUTSIDE', a.principal_fen, s.is_done), ('BONUS_COST', a.bonus_fen, s.is_done)
            ) k (kind, fen, is_posted)
           where k.is_posted
          union all
          select x.mid, e.account_kind, e.amount_fen, 0 from ledger.txn x join ledger.entry e on e.mid = x.mid and e.txn_id = x.id
           where x.kind in ('VOID', 'RECHARGE')
          union all
          select mid, account_kind, 0, amount_fen from ledger.entry
        ) b group by mid, kind having sum(expected) <> sum(held)`,
  },
];
