import { z } from 'zod';
import { Id } from '../fields.ts';
import { ReportedPage } from '../page-name.schema.ts';
import type { SchemasOf } from '../schema.ts';
import type { behaviourRows, behaviourStaffRows } from './behaviour.ts';
import { ReportedEnv } from './ops.schema.ts';

/** Made by a phone, for nothing but telling phones and visits apart. */
const Label = z.string().regex(/^[\w-]{1,64}$/);

/** How a shopper came: what the address of a visit's first page says. */
export const Channel = z.string().regex(/^[\w-]{1,32}$/);

const facts = {
  /** Its place in the session, from 1: an event that comes twice is kept once. */
  n: z.int().min(1).max(10_000),
  page: ReportedPage,
  /** Milliseconds before the report; phones' clocks are wrong, what has passed on them is not. */
  ago: z.int().min(0).max(86_400_000),
};

const VisitEvent = z.discriminatedUnion('name', [
  z.object({ name: z.literal('view'), ...facts }),
  /** `stayMs`: how long the page was in sight. */
  z.object({ name: z.literal('leave'), ...facts, stayMs: z.int().min(0).max(86_400_000) }),
  /** `target`: the path a tapped link leads to. */
  z.object({
    name: z.literal('tap'),
    ...facts,
    target: z
      .string()
      .regex(/^\/[^?#\s]*$/)
      .max(200),
  }),
]);

export const behaviourSchemas = {
  'behaviour.analytics.config': { input: z.object({}), output: z.object({ isOn: z.boolean() }) },
  'behaviour.report.analytics': {
    input: z.object({
      visitorId: Label,
      sessionId: Label,
      cid: Id,
      env: ReportedEnv,
      channel: Channel.optional(),
      events: z.array(VisitEvent).min(1).max(50),
    }),
    output: z.object({ kept: z.int() }),
  },
} satisfies SchemasOf<typeof behaviourRows>;

export const behaviourStaffSchemas = {
  'behaviour.analytics.set': { input: z.object({ isOn: z.boolean() }), output: z.object({ isOn: z.boolean() }) },
} satisfies SchemasOf<typeof behaviourStaffRows>;
