import { z } from 'zod';
import { Line } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { agreementRows, agreementStaffRows } from './agreement.ts';

/** The member agreement or the privacy text, in one language. */
const Which = z.object({ type: z.enum(['agree', 'policy']), lang: z.enum(['zh-CN', 'en']).default('zh-CN') });

/** Plain text: no mark-up is read in it. A section without a heading opens the text. */
const Section = z.object({ heading: Line(60).or(z.literal('')), paragraphs: z.array(Line(2_000)).min(1).max(50) });

const Text = z.object({
  title: Line(60),
  // Who lays it down; '' names the merchant.
  company: Line(100).or(z.literal('')).default(''),
  version: Line(20).default('1.0'),
  // The day from which it holds.
  effectiveOn: z.iso.date(),
  sections: z.array(Section).min(1).max(60),
});

export const agreementSchemas = {
  // null: the product's own text, which the merchant has not replaced.
  'member.agreement.find': { input: Which, output: Text.extend({ updatedAt: z.int().nullable() }) },
} satisfies SchemasOf<typeof agreementRows>;

export const agreementStaffSchemas = {
  // Each text in each language: which version holds, and since when; null: the product's own.
  'member.agreement.list': {
    input: z.object({}),
    output: z.array(
      Which.required()
        .extend(Text.pick({ title: true, version: true, effectiveOn: true }).shape)
        .extend({ updatedAt: z.int().nullable() }),
    ),
  },
  'member.agreement.set': { input: Which.extend(Text.shape), output: z.object({ updatedAt: z.int() }) },
} satisfies SchemasOf<typeof agreementStaffRows>;
