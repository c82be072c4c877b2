import { z } from 'zod';
import { Id } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { Provider } from './pay-account.schema.ts';
import type { payWaysRows } from './pay-ways.ts';

/** As staff see ways: all of a provider are one. */
const WayKind = z.enum([...Provider.options, 'BALANCE', 'POINTS']);

export const payWaysSchemas = {
  'trade.payWays.list': {
    input: z.object({}),
    output: z.object({
      /** At which the merchant has an account in force: without one its ways cannot be had, whatever a shop takes. */
      providers: z.array(Provider),
      shops: z.array(z.object({ cid: Id, off: z.array(WayKind) })),
    }),
  },
  // What a shop does not take; one way stays. It holds for payments that begin from now on.
  'trade.payWays.save': {
    input: z.object({
      cid: Id,
      off: z
        .array(WayKind)
        .max(WayKind.options.length - 1)
        .refine((off) => new Set(off).size === off.length),
    }),
    output: z.object({}),
  },
} satisfies SchemasOf<typeof payWaysRows>;
