import type { Check } from './check.types.ts';

export const loyaltyChecks: readonly Check[] = [
  {
    id: 'L1',
    says: "a member's growth is not what its entries come to",
    of: 'member',
    isWhole: true,
    finds: `
      select m.mid, m.member_id::text as id, format('row: %s, entries: %s', m.growth, coalesce(g.sum, 0)) as detail
        from loyalty.member_level m
        full join (select mid, member_id, sum(amount) as sum from loyalty.growth group by mid, member_id) g
          on g.mid = m.mid and g.member_id = m.member_id
       where m.growth is distinct from coalesce(g.sum, 0)`,
  },
  {
    id: 'L2',
    says: 'an order has earned more or less growth than was paid for its goods',
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('%s paid for goods, %s counted: %s growth, %s in the ledger', p.fen, e.paid_fen, e.growth, g.amount) as detail
        from orders o
        join loyalty.earning e on e.mid = o.mid and e.order_id = o.id and e.received_at is not null
        cross join lateral (
          select coalesce(sum(l.quantity * l.unit_fen - l.discount_fen), 0) as fen from trade.order_line l where l.mid = o.mid and l.order_id = o.id
        ) p
        left join loyalty.growth g on g.mid = o.mid and g.source_kind = 'ORDER' and g.source_id = o.id and g.member_id = o.member_id
       where o.completed_at is null or e.paid_fen <> p.fen or e.growth <> floor(p.fen / 100) or e.member_id <> o.member_id
          or coalesce(g.amount, 0) > e.growth
          or e.refunded_fen > (select coalesce(sum(least(r.amount_fen, p.fen)), 0) from trade.refund r
                                where r.mid = o.mid and r.order_id = o.id and (r.state = 'DONE' or r.outside_at is not null))`,
  },
  {
    id: 'L3',
    says: 'orders of a month sent for nothing are not what is counted, or more than the right was for',
    of: 'member',
    finds: `
      select m.mid, m.member_id::text as id, format('%s of %s: %s counted, %s held, %s allowed', c.source, c.month, c.used, h.n, c.allowed) as detail
        from members m
        join loyalty.freight_count c on c.mid = m.mid and c.member_id = m.member_id
        cross join lateral (
          select count(*) as n from loyalty.freight_hold h
           where h.mid = c.mid and h.member_id = c.member_id and h.source = c.source and h.month = c.month and h.state in ('HELD', 'TAKEN')
        ) h
       where c.used <> h.n or c.used > c.allowed`,
  },
  {
    id: 'L4',
    says: 'the free freight an order holds of a month does not fit its state',
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('%s, %s, refund %s: %s', o.state, o.pay_state, o.refund_state, h.state) as detail
        from orders o join loyalty.freight_hold h on h.mid = o.mid and h.order_id = o.id
       where case
               when o.state = 'UNPAID' then h.state <> 'HELD'
               when o.pay_state = 'UNPAID' then h.state <> 'FREED'
               else h.state <> 'TAKEN' and not (h.state = 'RETURNED' and o.refund_state = 'FULL')
             end`,
  },
  {
    id: 'L5',
    says: 'what is left of a lot of points is not what its entries filled and took',
    of: 'lot of points',
    isWhole: true,
    finds: `
      select l.mid, l.id::text as id, format('%s of %s left, moves: %s', l.rest, l.amount, coalesce(v.sum, 0)) as detail
        from loyalty.lot l
        left join (select mid, lot_id, sum(amount) as sum from loyalty.lot_move group by mid, lot_id) v on v.mid = l.mid and v.lot_id = l.id
       where l.rest is distinct from coalesce(v.sum, 0)`,
  },
  {
    id: 'L6',
    says: "a member's points or debt are not what the entries come to, or not what is left in the lots",
    of: 'member',
    isWhole: true,
    finds: `
      select p.mid, p.member_id::text as id,
             format('row: %s, entries: %s, lots: %s; debt: %s, entries: %s', p.balance, e.amount, l.rest, p.debt, e.debt) as detail
        from loyalty.points p
        cross join lateral (
          select coalesce(sum(amount), 0) as amount, coalesce(sum(debt), 0) as debt
            from loyalty.points_entry x where x.mid = p.mid and x.member_id = p.member_id
        ) e
        cross join lateral (
          select coalesce(sum(rest), 0) as rest from loyalty.lot x where x.mid = p.mid and x.member_id = p.member_id
        ) l
       where p.balance <> e.amount or p.debt <> e.debt or p.balance <> l.rest`,
  },
  {
    id: 'L7',
    says: 'an entry of points filled or took other lots than it says',
    of: 'entry of points',
    isWhole: true,
    finds: `
      select e.mid, e.id::text as id, format('%s said, %s moved', e.amount, coalesce(v.sum, 0)) as detail
        from loyalty.points_entry e
        left join (select mid, entry_id, sum(amount) as sum from loyalty.lot_move group by mid, entry_id) v on v.mid = e.mid and v.entry_id = e.id
       where e.amount <> coalesce(v.sum, 0)`,
  },
  {
    id: 'L8',
    says: 'points that were given or offered with an order are not in the ledger of its member, once',
    of: 'grant',
    isWhole: true,
    finds: `
      select g.mid, g.id::text as id, format('%s %s of member %s', g.amount, g.what, g.member_id) as detail
        from marketing.grant g
       where g.what in ('POINTS', 'GROWTH') and (g.state = 'TAKEN') is distinct from
             case g.what
               when 'POINTS' then exists (select from loyalty.points_entry e
                                           where e.mid = g.mid and e.source_kind = 'GRANT' and e.source_id = g.id and e.amount - e.debt = g.amount)
               else exists (select from loyalty.growth e where e.mid = g.mid and e.source_kind = 'GRANT' and e.source_id = g.id and e.amount = g.amount)
             end`,
  },
  {
    id: 'L9',
    says: 'a card has given coupons of more months than it counts, or coupons that are not its member’s',
    of: 'card',
    isWhole: true,
    finds: `
      select c.mid, c.id::text as id, format('%s months counted, coupon %s of month %s', c.packs, p.coupon_id, p.n) as detail
        from loyalty.pack_coupon p
        join loyalty.card c on c.mid = p.mid and c.id = p.card_id
        left join marketing.coupon o on o.mid = p.mid and o.id = p.coupon_id and o.template_id = p.template_id
       where (p.opened_at = c.opened_at and p.n >= c.packs)
          or p.coupon_id is not null and o.member_id is distinct from c.member_id`,
  },
];
