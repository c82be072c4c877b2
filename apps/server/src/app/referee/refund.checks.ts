import type { Check } from './check.types.ts';

/** Who may give back how much: a limit for one person alone, caps for a person's day. */
export const refundChecks: readonly Check[] = [
  {
    id: 'M23',
    says: 'money went back above the limit for one person, and nobody else agreed',
    of: 'refund',
    finds: `
      select r.mid, r.id::text as id, format('%s fen of order %s, limit %s', r.amount_fen, r.order_id, r.allowed_alone) as detail
        from refunds r
       where r.approved_by = r.asked_by
          or (r.approved_by is null and r.allowed_alone < (select sum(p.amount_fen) from trade.refund p
                                                        where p.mid = r.mid and p.tender_id = r.tender_id and p.order_id = r.order_id and p.id <= r.id))`,
  },
  {
    id: 'M24',
    says: "what somebody of staff gave back on a day is not what was counted, or above that day's cap",
    of: 'staff',
    isWhole: true,
    finds: `
      select coalesce(d.mid, g.mid) as mid, coalesce(d.staff_id, g.staff_id)::text as id,
             format('on %s: counted %s, gave back %s, cap %s', coalesce(d.day, g.day), d.refunded_fen, g.fen, d.allowed) as detail
        from trade.refund_day d
        full join (select mid, coalesce(approved_by, asked_by) as staff_id, (created_at at time zone 'Asia/Shanghai')::date as day, sum(amount_fen) as fen
                     from refunds where asked_by is not null group by 1, 2, 3) g
          on g.mid = d.mid and g.staff_id = d.staff_id and g.day = d.day
       where d.refunded_fen is distinct from g.fen or d.refunded_fen > d.allowed`,
  },
  {
    id: 'M25',
    says: 'two agreed on a refund, and it is not the one that was made',
    of: 'refund',
    isWhole: true,
    finds: `
      select coalesce(q.mid, r.mid) as mid, coalesce(r.id, q.refund_id, q.id)::text as id,
             format('request %s of %s fen, refund of %s', q.id, q.amount_fen, r.amount_fen) as detail
        from (select * from trade.refund_request where state = 'APPROVED') q
        full join (select * from refunds where approved_by is not null) r on r.mid = q.mid and r.id = q.refund_id
       where (q.order_id, q.amount_fen, q.asked_by, q.decided_by) is distinct from (r.order_id, r.amount_fen, r.asked_by, r.approved_by)`,
  },
  {
    id: 'M26',
    says: 'a refund counts as paid back outside, and not as two people agreed',
    of: 'refund',
    isWhole: true,
    finds: `
      select coalesce(q.mid, r.mid) as mid, coalesce(r.id, q.refund_id)::text as id,
             format('request %s by %s and %s, refund by %s and %s', q.id, q.asked_by, q.decided_by, r.outside_by, r.outside_approved_by) as detail
        from (select * from trade.outside_request where state = 'APPROVED') q
        full join (select * from refunds where outside_at is not null) r on r.mid = q.mid and r.id = q.refund_id
       where (q.asked_by, q.decided_by) is distinct from (r.outside_by, r.outside_approved_by) or q.asked_by = q.decided_by`,
  },
];
