import { z } from 'zod';
import { FenField, Id, PageNum, PageSize, PictureKey, pageOf } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import { PromotionKind } from './price.schema.ts';
import type { savingRows } from './saving.ts';

/** Of the calendar of Asia/Shanghai, by the day an order was paid. */
const Year = z.coerce.number().int().min(2000).max(9999);

const SavedBy = z.object({ kind: PromotionKind, savedFen: FenField });

export const savingSchemas = {
  'trade.saving.summary': {
    // Without a year: the present one.
    input: z.object({ year: Year.optional() }),
    output: z.object({
      year: z.int(),
      /** Years in which something was paid, newest first; the present one is always there. */
      years: z.array(z.int()),
      /** Paid in that year, whether or not something lowered their price; given back as a whole they do not count. */
      orders: z.int().min(0),
      savedFen: FenField,
      /** In all years. */
      everFen: FenField,
      /** Largest first. */
      kinds: z.array(SavedBy),
      /** January first. */
      months: z.array(FenField).length(12),
    }),
  },
  // Orders something was saved on, paid last first.
  'trade.saving.orders': {
    input: z.object({ year: Year, pageNum: PageNum, pageSize: PageSize }),
    output: pageOf(
      z.object({
        id: Id,
        shopName: translatable(z.string()),
        /** Of its first line. */
        title: translatable(z.string()),
        picture: PictureKey,
        /** Lines and pieces it has. */
        lines: z.int().min(1),
        pieces: z.int().min(1),
        paidAt: z.int(),
        savedFen: FenField,
        kinds: z.array(SavedBy),
      }),
    ),
  },
} satisfies SchemasOf<typeof savingRows>;
