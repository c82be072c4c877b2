import type { Check } from './check.types.ts';

const place = `s.activity_id || '/' || s.slot || '/' || s.cid || '/' || s.sku_id || '/' || s.bucket`;

export const activityChecks: readonly Check[] = [
  {
    id: 'AC1',
    says: 'pieces set aside for an activity do not add up, or are not what orders hold of them',
    of: 'activity stock',
    isWhole: true,
    finds: `
      select s.mid, ${place} as id,
             format('row: %s available, %s reserved, %s sold of %s; held: %s, taken: %s', available, reserved, sold, supplied,
                    coalesce(h.held, 0), coalesce(h.taken, 0)) as detail
        from marketing.activity_stock s
        left join (
          select mid, activity_id, slot, cid, sku_id, bucket, sum(pieces) filter (where state = 'HELD') as held,
                 sum(pieces) filter (where state = 'TAKEN') as taken
            from marketing.hold where is_stocked group by mid, activity_id, slot, cid, sku_id, bucket
        ) h on h.mid = s.mid and h.activity_id = s.activity_id and h.slot = s.slot and h.cid = s.cid and h.sku_id = s.sku_id and h.bucket = s.bucket
       where available + reserved + sold <> supplied or reserved <> coalesce(h.held, 0) or sold <> coalesce(h.taken, 0)`,
  },
  {
    id: 'AC2',
    says: "what counts against a member's limit of an activity is not what the member's orders hold, or more than was allowed",
    of: 'member',
    finds: `
      select b.mid, b.member_id::text as id,
             format('activity %s, SKU %s: %s counted, %s held, %s allowed', activity_id, sku_id, sum(used), sum(held), max(allowed)) as detail
        from (
          select c.mid, c.member_id, c.activity_id, c.slot, c.sku_id, c.used, 0 as held, c.allowed
            from members m join marketing.limit_count c on c.mid = m.mid and c.member_id = m.member_id
          union all
          select h.mid, h.member_id, h.activity_id, h.slot, h.limit_sku_id, 0, h.pieces, null
            from members m join marketing.hold h on h.mid = m.mid and h.member_id = m.member_id
           where h.limit_sku_id is not null and h.state in ('HELD', 'TAKEN')
        ) b group by b.mid, b.member_id, activity_id, slot, sku_id having sum(used) <> sum(held) or sum(used) > max(allowed)`,
  },
  {
    id: 'AC3',
    says: 'an activity has sold more than was set aside for it, or has fewer than no pieces',
    of: 'activity stock',
    isWhole: true,
    finds: `
      select s.mid, ${place} as id, format('%s available, %s reserved, %s sold of %s', available, reserved, sold, supplied) as detail
        from marketing.activity_stock s where sold > supplied or least(available, reserved, sold) < 0 or is_over and available > 0`,
  },
  {
    id: 'AC4',
    says: 'what an order holds of an activity does not fit its state',
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('%s, %s, refund %s: activity %s is %s', o.state, o.pay_state, o.refund_state, h.activity_id, h.state) as detail
        from orders o join marketing.hold h on h.mid = o.mid and h.order_id = o.id
       where case
               when o.state = 'UNPAID' then h.state <> 'HELD'
               when o.pay_state = 'UNPAID' then h.state <> 'FREED'
               else h.state <> 'TAKEN' and not (h.state = 'RETURNED' and o.refund_state = 'FULL')
             end`,
  },
  {
    // Who has paid one without it is noted too: those orders are not asked for it.
    id: 'AC5',
    says: 'an order has the reduction of a first one, and no person is noted for it',
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('%s, %s', o.state, o.pay_state) as detail
        from orders o
       where (o.state = 'UNPAID' or o.pay_state = 'PAID' and o.refund_state <> 'FULL' and o.state <> 'CLOSED')
         and exists (select from trade.line_share s where s.mid = o.mid and s.order_id = o.id and s.promotion_kind = 'FIRST_ORDER')
         and not exists (select from marketing.first_order f where f.mid = o.mid and f.order_id = o.id)`,
  },
  {
    id: 'AC6',
    says: 'what an order brings besides is not what its receipt says, or does not fit its state',
    of: 'order',
    finds: `
      select o.mid, o.id::text as id, format('%s, %s: %s grants, %s in the receipt, %s in a state that does not fit', o.state, o.pay_state, g.n, r.n, g.unfit)
               as detail
        from orders o
        cross join lateral (
          select count(*) as n,
                 count(*) filter (where case
                   when o.state = 'UNPAID' then state <> 'HELD'
                   when o.pay_state = 'UNPAID' then state <> 'VOID'
                   else state = 'HELD' end) as unfit
            from marketing.grant where mid = o.mid and source_kind = 'FULL_REDUCTION' and source_id = o.id
        ) g
        cross join lateral (
          select count(*) as n from trade.receipt t cross join lateral jsonb_array_elements(t.entries) e
           where t.mid = o.mid and t.order_id = o.id and e ? 'grant' and (e ->> 'isTaken')::boolean
        ) r
       where g.n <> r.n or g.unfit > 0`,
  },
];
