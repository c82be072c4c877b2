import { z } from 'zod';
import { Id } from '../fields.ts';

const MOST = Number.MAX_SAFE_INTEGER;
const isSpan = ({ from, to }: { from?: number | undefined; to?: number | undefined }) =>
  (from !== undefined || to !== undefined) && (from ?? 0) <= (to ?? MOST);

/** From and to, both included; one may be left out. */
const Amount = <Field extends string>(field: Field) =>
  z.object({ field: z.literal(field), from: z.int().min(0).max(MOST).optional(), to: z.int().min(0).max(MOST).optional() }).refine(isSpan);

/** WITHIN: at most so many days ago. LONGER: more; what has never happened is neither. */
const Days = <Field extends string>(field: Field) =>
  z.object({ field: z.literal(field), is: z.enum(['WITHIN', 'LONGER']), days: z.int().min(1).max(3_650) });

/** ANY: at least one of these. NONE: none of them. */
const Labels = z.object({ field: z.literal('label'), is: z.enum(['ANY', 'NONE']), labelIds: z.array(Id).min(1).max(20) });

/** As the merchant numbers them; 0: who has earned none. */
const Levels = z.object({ field: z.literal('level'), levels: z.array(z.int().min(0).max(10)).min(1).max(11) });

export const SegmentCondition = z.discriminatedUnion('field', [
  Amount('paidFen'),
  Amount('paidOrders'),
  Amount('refundedFen'),
  Days('lastPaidDays'),
  Days('seenDays'),
  Days('joinedDays'),
  Labels,
  Levels,
]);

export const MOST_CONDITIONS = 10;

/** By which members are found together; of amounts what was paid, whatever came of it. */
export const SegmentRules = z.object({
  match: z.enum(['ALL', 'ANY']),
  conditions: z.array(SegmentCondition).min(1).max(MOST_CONDITIONS),
});
