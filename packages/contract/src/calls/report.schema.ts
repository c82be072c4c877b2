import { z } from 'zod';
import { FenField, Id, PictureKey } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import type { reportRows } from './report.ts';

/** Money that came, and how many orders it was for; money that went back, and in how many refunds. */
const Figures = z.object({ paidFen: FenField, paidOrders: z.int().min(0), refundedFen: FenField, refunds: z.int().min(0) });

/** Days of Asia/Shanghai, both counted. */
const span = { from: z.iso.date(), until: z.iso.date() };
const days = ({ from, until }: { from: string; until: string }) => (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
const isWithin = (most: number) => (input: { from: string; until: string }) => days(input) >= 1 && days(input) <= most;

const MOST_DAYS = { hour: 31, day: 400 } as const;
/** A ranking adds up every goods of every day: longer ones want sums of months. */
const MOST_RANKED_DAYS = 31;

export const reportSchemas = {
  'report.today.find': {
    input: z.object({ cid: Id.optional() }),
    output: z.object({
      at: z.int(),
      today: Figures,
      /** Up to the last full hour, and of the same weekday a week ago up to the same hour. */
      compared: z.object({ until: z.int(), today: Figures, lastWeek: Figures }),
    }),
  },
  'report.sales.series': {
    input: z
      .object({ ...span, cid: Id.optional(), by: z.enum(['hour', 'day']) })
      .refine((input) => isWithin(MOST_DAYS[input.by])(input), { path: ['until'] }),
    /** Every hour or day, also those without a sale. */
    output: z.object({ list: z.array(Figures.extend({ at: z.int() })) }),
  },
  'report.goods.ranking': {
    input: z
      .object({
        ...span,
        cid: Id.optional(),
        by: z.enum(['amount', 'pieces']).default('amount'),
        limit: z.coerce.number().int().min(1).max(50).default(10),
      })
      .refine(isWithin(MOST_RANKED_DAYS), { path: ['until'] }),
    /** Title and picture as last sold: the goods may be gone. Without freight. */
    output: z.object({
      list: z.array(
        z.object({ goodsId: Id, title: translatable(z.string()), picture: PictureKey, paidFen: FenField, pieces: z.int().min(1) }),
      ),
    }),
  },
} satisfies SchemasOf<typeof reportRows>;
