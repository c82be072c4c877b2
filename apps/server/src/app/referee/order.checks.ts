import type { Check } from './check.types.ts';

export const orderChecks: readonly Check[] = [
  {
    id: 'O1',
    says: 'the count of unpaid trades of a member is not the number of them',
    of: 'member',
    finds: `
      select m.mid, m.member_id::text as id, format('counted %s, has %s', coalesce(c.unpaid, 0), count(t.id)) as detail
        from members m
        left join trade.unpaid_count c on c.mid = m.mid and c.member_id = m.member_id
        left join trade.trade t on t.mid = m.mid and t.member_id = m.member_id and t.state = 'UNPAID'
       group by m.mid, m.member_id, c.unpaid, c.recharges, c.cards
      having coalesce(c.unpaid, 0) <> count(t.id) filter (where t.kind = 'GOODS') or coalesce(c.recharges, 0) <> count(t.id) filter (where t.kind = 'RECHARGE')
          or coalesce(c.cards, 0) <> count(t.id) filter (where t.kind = 'CARD')`,
  },
  {
    id: 'O2',
    says: 'a trade and one of its orders disagree about what was paid, or it has none',
    of: 'trade',
    finds: `
      select t.mid, t.id::text as id, t.state || coalesce(' with order ' || o.id || ', ' || o.state || ', ' || o.pay_state, ' without an order') as detail
        from trades t left join trade.order o on o.mid = t.mid and o.trade_id = t.id
       where t.kind = 'GOODS' and o.id is null
          or o.member_id <> t.member_id
          or case t.state
               when 'UNPAID' then o.state <> 'UNPAID'
               when 'PAID' then o.pay_state <> 'PAID'
               else o.state <> 'CLOSED' or o.pay_state <> 'UNPAID'
             end`,
  },
  {
    // Lines of two processes may bear times in another order than they were written: every state that was entered has been
    // left, but for the one the order is in. That needs no order of lines.
    id: 'O3',
    says: "an order's log does not lead to its state",
    of: 'order',
    finds: `
      select mid, id::text as id, format('%s %s times too %s', step, abs(sum(n)), case when sum(n) > 0 then 'often' else 'seldom' end) as detail
        from (
          select o.mid, o.id, l.to_state as step, 1 as n from orders o join trade.order_log l on l.mid = o.mid and l.order_id = o.id
          union all
          select o.mid, o.id, l.from_state, -1 from orders o join trade.order_log l on l.mid = o.mid and l.order_id = o.id
           where l.from_state is not null
          union all
          select mid, id, state, -1 from orders
        ) b group by mid, id, step having sum(n) <> 0`,
  },
  {
    id: 'O4',
    says: "an order's log holds a step that there is not",
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('from %s to %s by %s', coalesce(l.from_state, 'nothing'), l.to_state, l.actor) as detail
        from orders o join trade.order_log l on l.mid = o.mid and l.order_id = o.id
       where not case
               when l.from_state is null then l.to_state = 'UNPAID'
               else l.from_state = l.to_state or trade.is_order_step(l.from_state, l.to_state)
             end`,
  },
  {
    id: 'O5',
    says: 'an order has no lines',
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, o.state as detail
        from orders o left join trade.order_line l on l.mid = o.mid and l.order_id = o.id
       where l.order_id is null`,
  },
  {
    id: 'O6',
    says: 'an order that was sent has no shipment, or one that was not has one',
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('%s, %s', o.state, case when s.id is null then 'no shipment' else 'shipment ' || s.id end) as detail
        from orders o left join delivery.shipment s on s.mid = o.mid and s.order_id = o.id
       where case when s.id is null then o.state in ('PART_SHIPPED', 'SHIPPED') else o.state not in ('PART_SHIPPED', 'SHIPPED', 'COMPLETED') end`,
  },
  {
    id: 'O7',
    says: 'an order was extended twice, before it was sent, or otherwise than its log says',
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('%s times extended, at %s', count(l.id), coalesce(o.extended_at::text, 'no time')) as detail
        from orders o left join trade.order_log l on l.mid = o.mid and l.order_id = o.id and l.action = 'EXTENDED'
       group by o.mid, o.id, o.extended_at
      having count(l.id) <> (o.extended_at is not null)::int or count(l.id) filter (where l.from_state <> 'SHIPPED') > 0`,
  },
  {
    id: 'O8',
    says: "an order's address was changed twice, after it was sent, or otherwise than its log says",
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('%s times changed, at %s, sent at %s', count(l.id), o.address_changed_at, o.shipped_at) as detail
        from orders o left join trade.order_log l on l.mid = o.mid and l.order_id = o.id and l.action = 'ADDRESS_CHANGED'
       group by o.mid, o.id, o.address_changed_at, o.shipped_at
      having count(l.id) <> (o.address_changed_at is not null)::int
          or o.address_changed_at > o.shipped_at or count(l.id) filter (where l.from_state <> 'TO_SHIP') > 0`,
  },
  {
    id: 'O9',
    says: 'an order was deleted that is not over, or whose money is going back',
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('%s, %s refunds under way', o.state, count(f.id)) as detail
        from orders o left join trade.refund f on f.mid = o.mid and f.order_id = o.id and f.state <> 'DONE'
       where o.deleted_at is not null
       group by o.mid, o.id, o.state having o.state not in ('COMPLETED', 'CLOSED') or count(f.id) > 0`,
  },
  {
    id: 'O10',
    says: 'a shop was urged more than once a day for an order, or otherwise than its log says',
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('counted %s, logged %s', o.urged_count, count(l.id)) as detail
        from orders o left join trade.order_log l on l.mid = o.mid and l.order_id = o.id and l.action = 'URGED'
       group by o.mid, o.id, o.urged_count
      having count(l.id) <> o.urged_count or count(l.id) <> count(distinct (l.at at time zone 'Asia/Shanghai')::date)`,
  },
];
