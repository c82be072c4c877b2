import type { Check } from './check.types.ts';

/** What should have gone on by itself long ago. All but the last two have an index of just the rows that wait. */
export const waitingChecks: readonly Check[] = [
  {
    id: 'T1',
    says: 'a trade is over and can still be paid',
    of: 'tender',
    finds: `
      select t.mid, t.id::text as id, format('%s, trade %s is %s', t.state, d.id, d.state) as detail
        from trade.tender t join trade.trade d on d.mid = t.mid and d.id = t.trade_id
       where t.state in ('OPENING', 'OPEN', 'CLOSING') and d.state <> 'UNPAID'
         and coalesce(d.paid_at, d.closed_at) < platform.now() - interval '60 s'
         -- Whoever has a link to Alipay can open it until it expires; what is paid then goes back.
         and not (t.way like 'ALIPAY%' and t.state = 'CLOSING' and d.pay_by > platform.now() - interval '5 min')`,
  },
  {
    id: 'T2',
    says: 'nobody asks the provider about a tender any more',
    of: 'tender',
    finds: `
      select mid, id::text as id, format('%s, to be looked at %s', state, look_at) as detail
        from trade.tender where state in ('OPENING', 'OPEN', 'CLOSING') and look_at < platform.now() - interval '2 min'`,
  },
  {
    // Once it has accepted a refund a bank may take days.
    id: 'T3',
    says: 'a refund does not get on',
    of: 'refund',
    finds: `
      select mid, id::text as id, format('%s since %s, to be looked at %s', state, created_at, look_at) as detail
        from trade.refund
       where state in ('ASKED', 'PROCESSING')
         and (look_at < platform.now() - interval '10 min'
              or coalesce(retried_at, created_at) < platform.now() - case state when 'ASKED' then interval '10 min' else interval '7 days' end)`,
  },
  {
    id: 'T4',
    says: "a provider's notice was kept and not acted upon",
    of: 'notice',
    finds: `
      select mid, app_ref || '/' || notice_id as id, format('%s, received %s', kind, received_at) as detail
        from trade.notice where handled_at is null and received_at < platform.now() - interval '60 s'`,
  },
  {
    id: 'T5',
    says: 'a refund failed at the provider and waits for a human',
    of: 'refund',
    isWhole: true,
    finds: `select mid, id::text as id, amount_fen || ' fen' as detail from trade.refund where state = 'ABNORMAL'`,
  },
  {
    id: 'T6',
    says: "the provider's bill of a day differs from our book",
    of: 'bill',
    isWhole: true,
    finds: `
      select mid, number as id, format('%s %s: ours %s, theirs %s', bill_date, what, ours_fen, theirs_fen) as detail
        from trade.bill_difference where cleared_at is null`,
  },
];
