import { z } from 'zod';

/** TABLE of events of the module marketing: name → payload. */
export const marketingEvents = {
  /** What shoppers see of an activity: published, changed or ended. */
  'marketing.activity.changed': z.object({ activityId: z.string() }),
  /** What shoppers see of a template: written, turned on or off, or the last of it claimed. */
  'marketing.coupon.changed': z.object({ templateId: z.string() }),
  /** A member's unused coupon ends in three days; told once, at ten in the morning of Asia/Shanghai. */
  'marketing.coupon.ending': z.object({
    memberId: z.string(),
    couponId: z.string(),
    /** As the merchant wrote it. */
    name: z.string(),
    endsAt: z.iso.datetime(),
    /** The shop it is for; absent for several or all. */
    cid: z.string().optional(),
  }),
};
