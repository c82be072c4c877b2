import { z } from 'zod';
import { Id } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { guiderRows } from './guider.ts';

/** A page's path, without a query. */
const PagePath = z
  .string()
  .max(200)
  .regex(/^\/[\w\-./]*$/);

export const guiderSchemas = {
  'member.relation.markShareGuider': {
    input: z.object({ guiderId: Id, pageUrl: PagePath }),
    // False: counted as often as a day allows.
    output: z.object({ isCounted: z.boolean() }),
  },
} satisfies SchemasOf<typeof guiderRows>;
