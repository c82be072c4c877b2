import { z } from 'zod';

/** TABLE of events of the module trade: name → payload. */
export const tradeEvents = {
  'trade.order.paid': z.object({
    orderId: z.string(),
    memberId: z.string(),
    cid: z.string(),
    lines: z.array(z.object({ goodsId: z.string(), quantity: z.int() })),
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
