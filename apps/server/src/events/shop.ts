import { z } from 'zod';

/** TABLE of events of the module shop: name → payload. */
export const shopEvents = {
  'shop.status.changed': z.object({ cid: z.string(), status: z.enum(['OPEN', 'RESTING', 'CLOSED']) }),
  'shop.linkHosts.changed': z.object({}),
};
