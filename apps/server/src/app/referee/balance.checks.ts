import type { Check } from './check.types.ts';

/** What one person of staff did alone counts on the day they did it. */
const dayOf = `(a.asked_at at time zone 'Asia/Shanghai')::date`;

export const balanceChecks: readonly Check[] = [
  {
    id: 'B1',
    says: 'what a member has is not what was posted to their account',
    of: 'account',
    finds: `
      select a.mid, a.kind || ' ' || a.owner_id as id, format('row %s, entries %s', coalesce(b.amount_fen, 0), coalesce(-sum(e.amount_fen), 0)) as detail
        from accounts a
        left join ledger.balance b on b.mid = a.mid and b.kind = a.kind and b.owner_id = a.owner_id
        left join ledger.entry e on e.mid = a.mid and e.account_kind = a.kind and e.owner_id = a.owner_id
       group by a.mid, a.kind, a.owner_id, b.amount_fen having coalesce(b.amount_fen, 0) <> coalesce(-sum(e.amount_fen), 0)`,
  },
  {
    id: 'B2',
    says: 'what is set aside of a balance is not what waits for a decision or a payment',
    of: 'member',
    isWhole: true,
    finds: `
      select mid, member_id::text as id, format('held %s, waiting %s', sum(held), sum(waiting)) as detail
        from (
          select mid, owner_id as member_id, amount_fen as held, 0 as waiting from ledger.balance where kind = 'BALANCE_HELD'
          union all
          select mid, member_id, 0, -(principal_fen + bonus_fen) from ledger.adjustment
           where state = 'WAITING' and principal_fen + bonus_fen < 0
          union all
          select t.mid, d.member_id, 0, t.amount_fen from trade.tender t join trade.trade d on d.mid = t.mid and d.id = t.trade_id
           where t.way = 'BALANCE' and t.state = 'HELD'
        ) h group by mid, member_id having sum(held) <> sum(waiting)`,
  },
  {
    id: 'B3',
    says: 'a member has less than nothing',
    of: 'account',
    finds: `
      select b.mid, b.kind || ' ' || b.owner_id as id, b.amount_fen || ' fen' as detail
        from accounts a join ledger.balance b on b.mid = a.mid and b.kind = a.kind and b.owner_id = a.owner_id
       where b.amount_fen < 0`,
  },
  {
    id: 'B4',
    says: 'what staff changed of a balance was not posted as it was decided',
    of: 'adjustment',
    isWhole: true,
    finds: `
      select a.mid, a.id::text as id,
             format('%s, principal %s, bonus %s: %s', a.state, a.principal_fen, a.bonus_fen,
                    string_agg(x.kind || ' ' || e.account_kind || ' ' || e.amount_fen, ', ')) as detail
        from ledger.adjustment a
        left join ledger.txn x on x.mid = a.mid and x.kind in ('ADJUST', 'HOLD', 'TAKE', 'FREE') and x.ref = a.id::text
        left join ledger.entry e on e.mid = x.mid and e.txn_id = x.id
       cross join lateral (
         select a.state = 'WAITING' and a.principal_fen + a.bonus_fen < 0 as is_held, a.state = 'DONE' as is_done
       ) s
       group by a.mid, a.id, a.state, a.principal_fen, a.bonus_fen, s.is_held, s.is_done
      having coalesce(-sum(e.amount_fen) filter (where e.account_kind = 'BALANCE'), 0) <> case when s.is_done or s.is_held then a.principal_fen else 0 end
          or coalesce(-sum(e.amount_fen) filter (where e.account_kind = 'BALANCE_BONUS'), 0) <> case when s.is_done or s.is_held then a.bonus_fen else 0 end
          or coalesce(sum(e.amount_fen) filter (where e.account_kind = 'BALANCE_HELD'), 0) <> case when s.is_held then a.principal_fen + a.bonus_fen else 0 end
          or coalesce(sum(e.amount_fen) filter (where e.account_kind = 'OUTSIDE'), 0) <> case when s.is_done then a.principal_fen else 0 end
          or coalesce(sum(e.amount_fen) filter (where e.account_kind = 'BONUS_COST'), 0) <> case when s.is_done then a.bonus_fen else 0 end`,
  },
  {
    id: 'B5',
    says: 'one person alone changed more of balances than they may, or it was not counted',
    of: 'staff',
    isWhole: true,
    finds: `
      select mid, staff_id::text as id, format('%s: counted %s, done %s, allowed %s', day, sum(counted), sum(done), max(allowed)) as detail
        from (
          select mid, staff_id, day, adjusted_fen as counted, 0 as done, allowed, false as is_wrong from ledger.adjusted_day
          union all
          select a.mid, a.asked_by, ${dayOf}, 0,
                 case when a.decided_by is null then abs(a.principal_fen + a.bonus_fen) else 0 end, null,
                 coalesce(a.decided_by = a.asked_by, abs(a.principal_fen + a.bonus_fen) > a.allowed_alone)
            from ledger.adjustment a where a.state = 'DONE'
        ) d group by mid, staff_id, day having sum(counted) <> sum(done) or sum(counted) > max(allowed) or bool_or(is_wrong)`,
  },
];
