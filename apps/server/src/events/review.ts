import { z } from 'zod';

/** TABLE of events of the module review: name → payload. */
export const reviewEvents = {
  /** The buyer of a line has said what it was like. */
  'review.review.added': z.object({ reviewId: z.string(), memberId: z.string(), hasPictures: z.boolean() }),
};
