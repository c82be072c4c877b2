import { z } from 'zod';

/** TABLE of events of the module member: name → payload. */
export const memberEvents = {
  'member.agreement.changed': z.object({}),
};
