import { z } from 'zod';
import { FenField, Id } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { freightRows } from './freight.ts';

const Rule = z.object({
  cid: Id,
  /** Of an order, however much it is. */
  flatFen: FenField.max(100_000_00),
  /** Orders of so much or more are sent for nothing; null: none are. */
  freeFromFen: FenField.min(1).max(100_000_000_00).nullable(),
});

export const freightSchemas = {
  'delivery.freightRule.list': {
    input: z.object({ cid: Id.optional() }),
    /** Of each shop of the caller; one that has set none sends for nothing. */
    output: z.array(Rule.extend({ isSet: z.boolean() })),
  },
  'delivery.freightRule.set': { input: Rule, output: Rule },
} satisfies SchemasOf<typeof freightRows>;
