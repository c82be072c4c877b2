import { z } from 'zod';
import type { SchemasOf } from '../schema.ts';
import { Proof } from './account-safety.schema.ts';
import type { privacyRows } from './privacy.ts';

export const privacySchemas = {
  // As each part of the mall keeps it: for people to read and other malls to take over, not for pages.
  'privacy.data.export': {
    input: z.object({ proof: Proof }),
    output: z.object({ exportedAt: z.int(), data: z.record(z.string(), z.unknown()) }),
  },
  'privacy.account.erase': { input: z.object({ proof: Proof }), output: z.object({ eraseAt: z.int() }) },
  'privacy.account.stay': { input: z.object({}), output: z.object({ stays: z.boolean() }) },
} satisfies SchemasOf<typeof privacyRows>;
