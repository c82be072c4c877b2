import { z } from 'zod';
import { countedPageOf, Id, Line, PageNum, PageSize, PictureKey } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { Refusal } from './goods-management.schema.ts';
import type { stockManagementRows } from './stock-management.ts';

const StockState = z.enum(['ENOUGH', 'LOW', 'SOLD_OUT']);

export const stockManagementSchemas = {
  'catalog.stock.list': {
    input: z.object({
      cid: Id.optional(),
      /** Part of a title, a keyword or a SKU's code. */
      words: Line(40).optional(),
      goodsId: Id.optional(),
      state: StockState.exclude(['ENOUGH']).optional(),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    output: countedPageOf(
      z.object({
        cid: Id,
        skuId: Id,
        goods: z.object({ id: Id, title: z.string(), picture: PictureKey }),
        specs: z.array(z.object({ name: z.string(), value: z.string() })),
        code: z.string().nullable(),
        available: z.int(),
        reserved: z.int(),
        sold: z.int(),
        /** Its own threshold, or the shop's, or what the merchant has set (setting `lowAt`). */
        lowAt: z.int(),
        hasOwnThreshold: z.boolean(),
        state: StockState,
        /** At the pace of the last seven days, to a tenth; null while none is sold. */
        daysLeft: z.number().nullable(),
      }),
    ),
  },
  'catalog.stock.changes': {
    input: z.object({ cid: Id, skuId: Id, pageNum: PageNum, pageSize: PageSize }),
    output: countedPageOf(
      z.object({
        /** ASIDE: set aside for an activity; BACK: what of it came back. */
        kind: z.enum(['SUPPLY', 'ASIDE', 'BACK', 'RESERVE', 'RELEASE', 'SELL', 'RETURN']),
        /** Negative: a supply that took pieces out again. */
        quantity: z.int(),
        orderId: Id.nullable(),
        /** Who supplied; null for what came before that was written down. */
        staffId: Id.nullable(),
        at: z.int(),
      }),
    ),
  },
  'catalog.stock.setThreshold': {
    // without a SKU the shop's default; null: none of its own from now on
    input: z.object({ cid: Id, skuId: Id.optional(), lowAt: z.int().min(0).max(1_000_000).nullable() }),
    output: z.object({}),
  },
  'catalog.stock.supplyMany': {
    // a negative quantity takes out again what was not sold
    input: z.object({
      cid: Id,
      lines: z
        .array(
          z.object({
            skuId: Id,
            quantity: z
              .int()
              .min(-1_000_000)
              .max(1_000_000)
              .refine((quantity) => quantity !== 0),
          }),
        )
        .min(1)
        .max(500),
    }),
    // in the order given
    output: z.object({ results: z.array(z.object({ available: z.int().nullable(), refusal: Refusal })) }),
  },
} satisfies SchemasOf<typeof stockManagementRows>;
