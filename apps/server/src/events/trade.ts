import { z } from 'zod';

/** TABLE of events of the module trade: name → payload. */
export const tradeEvents = {
  'trade.order.paid': z.object({
    orderId: z.string(),
    memberId: z.string(),
    cid: z.string(),
    /** Since figures are summed up from it; an event of an older version lacks these. */
    paidAt: z.iso.datetime().optional(),
    payableFen: z.int().optional(),
    lines: z.array(
      z.object({
        goodsId: z.string(),
        quantity: z.int(),
        title: z.string().optional(),
        picture: z.string().optional(),
        paidFen: z.int().optional(),
      }),
    ),
  }),
  /** Money of it has arrived where it came from, or was paid back outside. */
  'trade.order.refunded': z.object({
    orderId: z.string(),
    cid: z.string(),
    refundId: z.string(),
    amountFen: z.int(),
    refundedAt: z.iso.datetime(),
  }),
  /** By the shopper's word or the clock's. */
  'trade.order.received': z.object({
    orderId: z.string(),
    memberId: z.string(),
    cid: z.string(),
    receivedAt: z.iso.datetime(),
    /** As it was sold. */
    lines: z.array(
      z.object({
        goodsId: z.string(),
        skuId: z.string(),
        title: z.string(),
        picture: z.string(),
        specs: z.array(z.object({ name: z.string(), value: z.string() })),
      }),
    ),
  }),
};
