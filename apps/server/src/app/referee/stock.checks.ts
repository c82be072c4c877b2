import type { Check } from './check.types.ts';

const place = `s.cid || '/' || s.sku_id || '/' || s.bucket`;

export const stockChecks: readonly Check[] = [
  {
    id: 'S1',
    says: 'pieces of a stock row do not add up to what was supplied',
    of: 'stock',
    finds: `
      select s.mid, ${place} as id, format('%s available, %s reserved, %s sold, %s supplied', available, reserved, sold, supplied) as detail
        from stocks s where available + reserved + sold <> supplied`,
  },
  {
    id: 'S2',
    says: 'a stock row has fewer than no pieces',
    of: 'stock',
    finds: `
      select s.mid, ${place} as id, format('%s available, %s reserved, %s sold', available, reserved, sold) as detail
        from stocks s where least(available, reserved, sold) < 0`,
  },
  {
    id: 'S4',
    says: 'a stock row and its journal disagree',
    of: 'stock',
    isWhole: true,
    finds: `
      select s.mid, ${place} as id,
             format('row: %s supplied, %s reserved, %s sold; journal: %s, %s, %s',
                    s.supplied, s.reserved, s.sold, coalesce(j.supplied, 0), coalesce(j.reserved, 0), coalesce(j.sold, 0)) as detail
        from stocks s
        left join (
          select mid, cid, sku_id, bucket,
                 sum(case kind when 'SUPPLY' then quantity when 'BACK' then quantity when 'ASIDE' then -quantity else 0 end) as supplied,
                 sum(case kind when 'RESERVE' then quantity when 'RELEASE' then -quantity when 'SELL' then -quantity else 0 end) as reserved,
                 sum(case kind when 'SELL' then quantity when 'RETURN' then -quantity else 0 end) as sold
            from catalog.stock_move group by mid, cid, sku_id, bucket
        ) j on j.mid = s.mid and j.cid = s.cid and j.sku_id = s.sku_id and j.bucket = s.bucket
       where s.supplied <> coalesce(j.supplied, 0) or s.reserved <> coalesce(j.reserved, 0) or s.sold <> coalesce(j.sold, 0)`,
  },
  {
    id: 'S6',
    says: 'an order that closed unpaid still holds stock',
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, 'closed for ' || o.close_reason as detail
        from orders o join catalog.stock_move m on m.mid = o.mid and m.order_id = o.id
       where o.state = 'CLOSED' and o.pay_state = 'UNPAID'
       group by o.mid, o.id, o.close_reason
      having sum(case m.kind when 'RESERVE' then m.quantity when 'RELEASE' then -m.quantity else 0 end) <> 0`,
  },
  {
    id: 'S7',
    says: 'an unpaid trade holds stock beyond its time',
    of: 'trade',
    finds: `
      select mid, id::text as id, 'pay by ' || pay_by as detail
        from trade.trade where state = 'UNPAID' and pay_by < platform.now() - interval '60 s'`,
  },
  {
    id: 'S8',
    says: 'an order reserved other pieces than its lines say',
    of: 'order',
    finds: `
      select mid, id::text as id, format('SKU %s: %s in the lines, %s reserved', sku_id, sum(wanted), sum(reserved)) as detail
        from (
          select o.mid, o.id, l.sku_id, l.quantity as wanted, 0 as reserved
            from orders o join trade.order_line l on l.mid = o.mid and l.order_id = o.id
          union all
          select o.mid, o.id, m.sku_id, 0, m.quantity
            from orders o join catalog.stock_move m on m.mid = o.mid and m.order_id = o.id
           where m.kind = 'RESERVE' and m.cid = o.cid
          union all
          select o.mid, o.id, h.sku_id, 0, h.pieces
            from orders o join marketing.hold h on h.mid = o.mid and h.order_id = o.id and h.is_stocked
        ) b group by mid, id, sku_id having sum(wanted) <> sum(reserved)`,
  },
  {
    id: 'S9',
    says: "what an order's pieces became does not fit its state",
    of: 'order',
    finds: `
      select mid, id::text as id, format('%s, %s: %s reserved, %s sold, %s released, %s returned',
                                         state, pay_state, reserved, sold, released, returned) as detail
        from (
          select o.mid, o.id, o.state, o.pay_state,
                 sum(case m.kind when 'RESERVE' then m.quantity else 0 end) as reserved,
                 sum(case m.kind when 'SELL' then m.quantity else 0 end) as sold,
                 sum(case m.kind when 'RELEASE' then m.quantity else 0 end) as released,
                 sum(case m.kind when 'RETURN' then m.quantity else 0 end) as returned
            from orders o join catalog.stock_move m on m.mid = o.mid and m.order_id = o.id
           group by o.mid, o.id, o.state, o.pay_state
        ) b
       where case
               when pay_state = 'UNPAID' then sold > 0 or returned > 0 or (state = 'UNPAID' and released > 0)
               when state = 'CLOSED' then sold <> reserved or released > 0 or returned <> sold
               else sold <> reserved or released > 0 or returned > 0
             end`,
  },
];
