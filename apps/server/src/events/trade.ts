import { z } from 'zod';

/** What one promotion took off a line. */
const Share = z.object({ promotionKind: z.string(), promotionId: z.string(), pieces: z.int(), offFen: z.int() });

/** A line as it was sold; an event of an older version lacks what is optional. */
const Line = z.object({
  goodsId: z.string(),
  quantity: z.int(),
  title: z.string().optional(),
  picture: z.string().optional(),
  /** What is left of it after all promotions, without freight. */
  paidFen: z.int().optional(),
  position: z.int().optional(),
  skuId: z.string().optional(),
  shares: z.array(Share).optional(),
});

/** TABLE of events of the module trade: name → payload. */
export const tradeEvents = {
  'trade.order.paid': z.object({
    orderId: z.string(),
    memberId: z.string(),
    cid: z.string(),
    /** Since figures are summed up from it; an event of an older version lacks these. */
    paidAt: z.iso.datetime().optional(),
    payableFen: z.int().optional(),
    /** What lowered its price, freight and all, by how much. */
    promotions: z.array(z.object({ kind: z.string(), id: z.string(), offFen: z.int() })).optional(),
    lines: z.array(Line),
  }),
  /** It is over: unpaid, or with all its money on the way back. */
  'trade.order.closed': z.object({
    orderId: z.string(),
    tradeId: z.string(),
    memberId: z.string(),
    cid: z.string(),
    reason: z.enum(['TIMEOUT', 'BUYER', 'STAFF', 'REFUNDED']),
    payableFen: z.int(),
    closedAt: z.iso.datetime(),
    lines: z.array(Line),
    /** Of an order that had been paid: another paid one of the member that stands; null: there is none. */
    otherPaidOrderId: z.string().nullable().optional(),
  }),
  /** Money of an order has arrived where it came from, or was paid back outside. */
  'trade.refund.done': z.object({
    orderId: z.string(),
    cid: z.string(),
    refundId: z.string(),
    amountFen: z.int(),
    refundedAt: z.iso.datetime(),
    /** Nothing of what was paid is left. An event of an older version lacks this and what follows. */
    isWhole: z.boolean().optional(),
    memberId: z.string().optional(),
    /** Each line's share of the amount, freight apart. */
    lines: z.array(z.object({ position: z.int(), goodsId: z.string(), skuId: z.string(), amountFen: z.int() })).optional(),
  }),
  /** COMPLETED: by the shopper's word or the clock's. */
  'trade.order.received': z.object({
    orderId: z.string(),
    memberId: z.string(),
    cid: z.string(),
    receivedAt: z.iso.datetime(),
    /** What points have paid of it; an event of an older version lacks it. */
    pointsFen: z.int().optional(),
    /** As it was sold. */
    lines: z.array(
      Line.partial({ quantity: true }).extend({
        skuId: z.string(),
        title: z.string(),
        picture: z.string(),
        specs: z.array(z.object({ name: z.string(), value: z.string() })),
      }),
    ),
  }),
};
