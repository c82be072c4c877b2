import { z } from 'zod';

/** TABLE of events of the module loyalty: name → payload. */
export const loyaltyEvents = {
  /** A member is of another level, whatever for; told as the member sees it: what staff have set wins. */
  'loyalty.level.changed': z.object({
    memberId: z.string(),
    changeId: z.string(),
    fromLevel: z.int(),
    toLevel: z.int(),
    /** As the merchant calls the new one; empty where it has no levels any more. */
    name: z.string(),
  }),
  /** A member was given points for a birthday, once for each year. */
  'loyalty.birthday.given': z.object({ memberId: z.string(), year: z.int(), points: z.int() }),
  /** A member's card ends in a week: told once for each end. */
  'loyalty.card.ending': z.object({ memberId: z.string(), name: z.string(), endsAt: z.iso.datetime() }),
  /** A member's points end in thirty days: told once for each end. */
  'loyalty.points.ending': z.object({ memberId: z.string(), points: z.int(), endsAt: z.iso.datetime() }),
};
