import type { Check } from './check.types.ts';

/** Entries of receipts (`r`) by which a coupon lowers an order. */
const takenCoupons = `
  cross join lateral jsonb_array_elements(r.entries) e
   where e ->> 'promotionKind' = 'COUPON' and (e ->> 'isTaken')::boolean`;

export const couponChecks: readonly Check[] = [
  {
    id: 'C1',
    says: 'a coupon is locked by no unpaid order of its member, or an unpaid order takes one that it has not locked',
    of: 'coupon',
    finds: `
      select c.mid, c.id::text as id, format('trade %s, order %s, %s', c.trade_id, c.order_id, coalesce(o.state, 'which is not there')) as detail
        from coupons c left join trade.order o on o.mid = c.mid and o.id = c.order_id
       where c.state = 'LOCKED' and (o.id is null or o.trade_id <> c.trade_id or o.member_id <> c.member_id or o.state <> 'UNPAID')
      union all
      select o.mid, n.id, format('order %s has not locked it', o.id)
        from orders o
        cross join lateral (
          select e ->> 'promotionId' as id from trade.receipt r ${takenCoupons} and r.mid = o.mid and r.order_id = o.id
        ) n
        left join marketing.coupon c on c.mid = o.mid and c.order_id = o.id and c.state = 'LOCKED' and c.id::text = n.id
       where o.state = 'UNPAID' and c.id is null`,
  },
  {
    // Refunded as a whole an order may have given it back, and another one may have it.
    id: 'C2',
    says: 'a used coupon is not in the receipt of its paid order once, or a paid order takes one that it has not used',
    of: 'coupon',
    finds: `
      select c.mid, c.id::text as id, format('order %s, %s, %s times in its receipt', c.order_id, coalesce(o.pay_state, 'which is not there'), n.times) as detail
        from coupons c
        left join trade.order o on o.mid = c.mid and o.id = c.order_id
        cross join lateral (
          select count(*) as times from trade.receipt r ${takenCoupons} and r.mid = c.mid and r.order_id = c.order_id
             and e ->> 'promotionId' = c.id::text and (e ->> 'amountFen')::bigint < 0
        ) n
       where c.state = 'USED' and (o.id is null or o.pay_state <> 'PAID' or o.member_id <> c.member_id or n.times <> 1)
      union all
      select o.mid, n.id, format('order %s has not used it', o.id)
        from orders o
        cross join lateral (
          select e ->> 'promotionId' as id from trade.receipt r ${takenCoupons} and r.mid = o.mid and r.order_id = o.id
        ) n
        left join marketing.coupon c on c.mid = o.mid and c.order_id = o.id and c.state = 'USED' and c.id::text = n.id
       where o.pay_state = 'PAID' and o.refund_state <> 'FULL' and c.id is null`,
  },
  {
    id: 'C3',
    says: 'the count of claimed coupons is not the number of them, or more than there are',
    of: 'coupon template',
    isWhole: true,
    finds: `
      select t.mid, t.id::text as id, format('counted %s, %s there, of %s', t.claimed, count(c.id), t.total) as detail
        from marketing.coupon_template t left join marketing.coupon c on c.mid = t.mid and c.template_id = t.id
       group by t.mid, t.id, t.claimed, t.total
      having t.claimed <> count(c.id) or t.total > 0 and t.claimed > t.total`,
  },
  {
    // What was made void counts against nobody; gifts never do.
    id: 'C4',
    says: 'a member has claimed more of a coupon than was allowed, or than was counted',
    of: 'member',
    isWhole: true,
    finds: `
      select b.mid, b.member_id::text as id, format('coupon template %s: %s held, %s counted, %s allowed', b.template_id, b.held, b.counted, t.per_member) as detail
        from (
          select mid, template_id, member_id, sum(held) as held, sum(counted) as counted
            from (
              select mid, template_id, member_id, 1 as held, 0 as counted from marketing.coupon where source <> 'GRANT' and state <> 'VOID'
              union all
              select mid, template_id, member_id, 0, claimed from marketing.coupon_claim_count
            ) n group by mid, template_id, member_id
        ) b
        join marketing.coupon_template t on t.mid = b.mid and t.id = b.template_id
       where b.held > b.counted or b.counted > t.per_member`,
  },
  {
    id: 'C5',
    says: 'a coupon promises something else than its template',
    of: 'coupon',
    isWhole: true,
    finds: `
      select c.mid, c.id::text as id, format('from %s, template from %s', c.from_fen, t.from_fen) as detail
        from marketing.coupon c join marketing.coupon_template t on t.mid = c.mid and t.id = c.template_id
       where (c.worth, c.from_fen, c.scope, c.cids, c.is_alone, c.is_given_back)
             is distinct from (t.worth, t.from_fen, t.scope, t.cids, t.is_alone, t.is_given_back)`,
  },
];
