import { z } from 'zod';

/** TABLE of events of the module support: name → payload. */
export const supportEvents = {
  'support.message.sent': z.object({ memberId: z.string(), cid: z.string(), seq: z.int(), from: z.enum(['member', 'staff']) }),
  /** Who answers it, or that nothing of it waits any more. */
  'support.conversation.changed': z.object({ memberId: z.string(), cid: z.string() }),
  /** One side has read further. */
  'support.conversation.read': z.object({ memberId: z.string(), cid: z.string(), by: z.enum(['member', 'staff']) }),
  /** Its entrance, or what it says first. */
  'support.entrance.changed': z.object({ cid: z.string() }),
};
