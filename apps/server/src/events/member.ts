import { z } from 'zod';

/** TABLE of events of the module member: name → payload. */
export const memberEvents = {
  'member.agreement.changed': z.object({}),
  /** A member has signed in, or is here again for the first time on a day. */
  'member.session.seen': z.object({ memberId: z.string(), seenAt: z.iso.datetime() }),
  /** A member has said when the birthday is, or that it is not to be known. */
  'member.birthday.changed': z.object({ memberId: z.string() }),
  /** Somebody has left: whatever tells who they were goes. The number of the account stays where the books need it. */
  'member.account.erased': z.object({ memberId: z.string() }),
  /** One account of a person joined the other: what belonged to it is the other's. */
  'member.account.joined': z.object({ memberId: z.string(), joinedId: z.string() }),
};
