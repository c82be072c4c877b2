import type { Check } from './check.types.ts';

/** What promotions took off: lines, receipts and orders say the same. */
export const priceChecks: readonly Check[] = [
  {
    id: 'PR1',
    says: "what promotions took off a line is not the line's discount",
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('line %s: shares %s, discount %s', l.position, coalesce(sum(s.off_fen), 0), l.discount_fen) as detail
        from orders o
        join trade.order_line l on l.mid = o.mid and l.order_id = o.id
        left join trade.line_share s on s.mid = l.mid and s.order_id = l.order_id and s.position = l.position
       group by o.mid, o.id, l.position, l.discount_fen, l.quantity
      having coalesce(sum(s.off_fen), 0) <> l.discount_fen or max(s.pieces) > l.quantity`,
  },
  {
    id: 'PR3',
    says: 'what a promotion took off the lines of an order is not what its receipt says',
    of: 'order',
    finds: `
      select mid, id::text as id, format('%s %s: receipt %s, lines %s', kind, promotion_id, coalesce(t.fen, 0), coalesce(s.fen, 0)) as detail
        from (
          select o.mid, o.id, e.value ->> 'promotionKind' as kind, e.value ->> 'promotionId' as promotion_id,
                 sum((e.value ->> 'amountFen')::bigint - coalesce((e.value ->> 'freightFen')::bigint, 0)) as fen
            from orders o join trade.receipt r on r.mid = o.mid and r.order_id = o.id cross join jsonb_array_elements(r.entries) e
           where e.value ->> 'kind' = 'PROMOTION' and (e.value ->> 'isTaken')::boolean
           group by 1, 2, 3, 4
        ) t
        full join (
          select o.mid, o.id, s.promotion_kind as kind, s.promotion_id, sum(s.off_fen) as fen
            from orders o join trade.line_share s on s.mid = o.mid and s.order_id = o.id
           group by 1, 2, 3, 4
        ) s using (mid, id, kind, promotion_id)
       where coalesce(t.fen, 0) + coalesce(s.fen, 0) <> 0`,
  },
  {
    id: 'PR4',
    says: 'the freight of an order is not what its receipt says',
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('receipt %s, order %s', f.fen, o.freight_fen) as detail
        from orders o
        join trade.receipt r on r.mid = o.mid and r.order_id = o.id
        cross join lateral (
          select sum(case when e.value ->> 'kind' = 'FREIGHT' then (e.value ->> 'amountFen')::bigint
                          when (e.value ->> 'isTaken')::boolean then coalesce((e.value ->> 'freightFen')::bigint, 0) else 0 end) as fen
            from jsonb_array_elements(r.entries) e
        ) f
       where f.fen is distinct from o.freight_fen`,
  },
  {
    id: 'PR5',
    says: "an order's price was changed after it was paid, or otherwise than its lines say",
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('from %s to %s, lines %s', c.before_fen, c.after_fen, coalesce(s.fen, 0)) as detail
        from orders o
        left join trade.price_change c on c.mid = o.mid and c.order_id = o.id
        left join lateral (
          select sum(off_fen) as fen from trade.line_share s where s.mid = o.mid and s.order_id = o.id and s.promotion_kind = 'STAFF'
        ) s on true
       where coalesce(c.before_fen - c.after_fen, 0) <> coalesce(s.fen, 0) or c.at > o.paid_at`,
  },
];
