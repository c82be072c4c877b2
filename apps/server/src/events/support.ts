import { z } from 'zod';

/** TABLE of events of the module support: name → payload. */
export const supportEvents = {
  'support.message.sent': z.object({ memberId: z.string(), cid: z.string(), seq: z.int(), from: z.enum(['member', 'staff']) }),
  /** Who answers it, or that nothing of it waits any more. */
  'support.conversation.changed': z.object({ memberId: z.string(), cid: z.string() }),
  'support.entrance.changed': z.object({ cid: z.string() }),
};
