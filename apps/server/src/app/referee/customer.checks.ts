import type { Check } from './check.types.ts';
import { waits } from './waits.ts';
import { wholeRefunds } from './whole-refunds.ts';

const isOrderTold = `not ${waits('trade.order.paid', 'customer.paid-orders', 'orderId', 'o.id')}`;
const isRefundTold = `not ${waits('trade.refund.done', 'customer.refunds', 'refundId', 'r.id')}`;

/** What staff find members by is what their orders and refunds add up to; of who has left nothing is kept. */
export const customerChecks: readonly Check[] = [
  {
    id: 'F4',
    says: "a member's figures are not what their orders and refunds add up to",
    of: 'member',
    isWhole: true,
    finds: `
      select mid, member_id::text as id,
             format('%s orders of %s, %s fen of %s, refunded %s of %s', sum(counted_orders), sum(orders), sum(counted), sum(paid),
                    sum(counted_back), sum(back)) as detail
        from (
          select mid, member_id, orders as counted_orders, paid_fen as counted, refunded_fen as counted_back, last_paid_at as counted_last,
                 0 as orders, 0 as paid, 0 as back, null::timestamptz as last
            from customer.summary
          union all
          select o.mid, o.member_id, 0, 0, 0, null, 1, o.payable_fen, 0, o.paid_at
            from orders o where o.paid_at is not null and ${isOrderTold}
          union all
          select r.mid, o.member_id, 0, 0, 0, null, 0, 0, r.amount_fen, null
            from ${wholeRefunds} r join trade.order o on o.mid = r.mid and o.id = r.order_id
           where ${isRefundTold}
        ) b
       where not exists (select from member.erased_accounts() e where e.mid = b.mid and e.member_id = b.member_id)
       group by mid, member_id
      having (sum(counted_orders), sum(counted), sum(counted_back)) <> (sum(orders), sum(paid), sum(back))
          or max(counted_last) is distinct from max(last)`,
  },
];
