import { z } from 'zod';

/** TABLE of events of the module trade: name → payload. */
export const tradeEvents = {
  'trade.order.paid': z.object({
    orderId: z.string(),
    memberId: z.string(),
    cid: z.string(),
    lines: z.array(z.object({ goodsId: z.string(), quantity: z.int() })),
  }),
};
