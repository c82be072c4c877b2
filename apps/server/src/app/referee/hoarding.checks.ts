import type { Check } from './check.types.ts';

/** What one member may hold, buy and let go. */
export const hoardingChecks: readonly Check[] = [
  {
    id: 'S10',
    says: "what a member holds of a SKU is not what the member's unpaid orders reserved",
    of: 'member',
    finds: `
      select mid, member_id::text as id, format('shop %s, SKU %s: %s held, %s reserved', cid, sku_id, sum(held), sum(reserved)) as detail
        from (
          select h.mid, h.member_id, h.cid, h.sku_id, h.held, 0 as reserved
            from members m join catalog.stock_hold h on h.mid = m.mid and h.member_id = m.member_id
          union all
          select t.mid, t.member_id, v.cid, v.sku_id, 0, v.quantity
            from members m
            join trade.trade t on t.mid = m.mid and t.member_id = m.member_id and t.state = 'UNPAID'
            join trade.order o on o.mid = t.mid and o.trade_id = t.id
            join catalog.stock_move v on v.mid = o.mid and v.order_id = o.id and v.kind = 'RESERVE'
        ) b group by mid, member_id, cid, sku_id having sum(held) <> sum(reserved)`,
  },
  {
    id: 'S11',
    says: 'a member holds more of a SKU than was allowed',
    of: 'member',
    finds: `
      select h.mid, h.member_id::text as id, format('shop %s, SKU %s: %s held, %s allowed', cid, sku_id, held, allowed) as detail
        from members m join catalog.stock_hold h on h.mid = m.mid and h.member_id = m.member_id where held > allowed`,
  },
  {
    id: 'S12',
    says: 'what counts against a purchase limit is not what the order has',
    of: 'order',
    finds: `
      select b.mid, b.order_id::text as id, format('goods %s: %s counted, %s in the order', b.goods_id, b.pieces, coalesce(l.pieces, 0)) as detail
        from (
          select p.mid, p.member_id, p.goods_id, (e ->> 'order')::bigint as order_id, sum((e ->> 'pieces')::integer) as pieces
            from members m
            join catalog.limited_purchase p on p.mid = m.mid and p.member_id = m.member_id
            cross join jsonb_array_elements(p.entries) e
           group by 1, 2, 3, 4
        ) b
        left join lateral (
          select sum(l.quantity) as pieces from trade.order o join trade.order_line l on l.mid = o.mid and l.order_id = o.id
           where o.mid = b.mid and o.id = b.order_id and o.member_id = b.member_id and o.state <> 'CLOSED' and l.goods_id = b.goods_id
        ) l on true
       where b.pieces <> coalesce(l.pieces, 0)`,
  },
  {
    id: 'S13',
    says: 'a member has bought more of limited goods than was allowed',
    of: 'member',
    finds: `
      select p.mid, p.member_id::text as id, format('goods %s: %s bought, %s allowed', p.goods_id, e.pieces, p.allowed) as detail
        from members m
        join catalog.limited_purchase p on p.mid = m.mid and p.member_id = m.member_id
        join lateral (select sum((e ->> 'pieces')::integer) as pieces from jsonb_array_elements(p.entries) e) e on true
       where e.pieces > p.allowed`,
  },
  {
    id: 'O11',
    says: 'the trades a member let go on a day were not counted',
    of: 'member',
    finds: `
      select c.mid, c.member_id::text as id, format('%s counted on %s, %s let go', c.let_go, c.let_go_on, t.trades) as detail
        from members m
        join trade.unpaid_count c on c.mid = m.mid and c.member_id = m.member_id
        join lateral (
          select count(*) as trades from trade.trade t
           where t.mid = c.mid and t.member_id = c.member_id and t.state = 'CLOSED'
             and (t.closed_at at time zone 'Asia/Shanghai')::date = c.let_go_on
             and exists (select from trade.order o where o.mid = t.mid and o.trade_id = t.id and o.close_reason in ('BUYER', 'TIMEOUT'))
        ) t on true
       where c.let_go_on is not null and t.trades <> c.let_go`,
  },
];
