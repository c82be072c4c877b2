import { z } from 'zod';

/** TABLE of events of the module shop: name → payload. */
export const shopEvents = {
  'shop.status.changed': z.object({ cid: z.string(), status: z.enum(['OPEN', 'RESTING', 'CLOSED']) }),
  'shop.profile.changed': z.object({ cid: z.string() }),
  'shop.merchant.changed': z.object({}),
  'shop.hosts.changed': z.object({}),
  'shop.linkHosts.changed': z.object({}),
  'shop.translations.changed': z.object({}),
};
