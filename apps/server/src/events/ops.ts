import { z } from 'zod';

/** TABLE of events of the module ops: name → payload. */
export const opsEvents = {
  'ops.domains.changed': z.object({}),
};
