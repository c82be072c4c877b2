import { z } from 'zod';

/** TABLE of events of the module member: name → payload. */
export const memberEvents = {
  'member.agreement.changed': z.object({}),
  /** One account of a person joined the other: what belonged to it is the other's. */
  'member.account.joined': z.object({ memberId: z.string(), joinedId: z.string() }),
};
