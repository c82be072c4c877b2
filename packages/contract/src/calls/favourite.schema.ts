import { z } from 'zod';
import { Id, PageNum, PageSize, pageOf } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import { ProductCard } from './catalog.schema.ts';
import type { favouriteRows, footprintRows } from './favourite.ts';

const Named = z.object({ cid: Id, goodsIds: z.array(Id).min(1).max(20) });
const Page = z.object({ cid: Id, pageNum: PageNum, pageSize: PageSize });
/** Goods that have left the shelf stay in the list, and say so; `otherShop` of the merchant sells what this one does not. */
const CardWithSaleState = ProductCard.extend({
  isOnSale: z.boolean(),
  otherShop: z.object({ cid: Id, shopName: translatable(z.string()) }).nullable(),
});
/** Footprints of a device before login: the newest so many. */
const MOST_MERGED = 50;

export const favouriteSchemas = {
  'behaviour.favourite.add': { input: Named, output: z.object({ count: z.int() }) },
  'behaviour.favourite.remove': { input: Named, output: z.object({ count: z.int() }) },
  'behaviour.favourite.has': { input: z.object({ cid: Id, goodsId: Id }), output: z.object({ isFavourite: z.boolean() }) },
  // Of all shops.
  'behaviour.favourite.count': { input: z.object({}), output: z.object({ count: z.int().min(0) }) },
  'behaviour.favourite.list': { input: Page, output: pageOf(CardWithSaleState) },
} satisfies SchemasOf<typeof favouriteRows>;

export const footprintSchemas = {
  'behaviour.footprint.add': { input: z.object({ cid: Id, goodsId: Id }), output: z.object({}) },
  'behaviour.footprint.merge': {
    // ago: seconds since it was seen, as a device's clock may be wrong
    input: z.object({
      cid: Id,
      seen: z
        .array(z.object({ goodsId: Id, ago: z.int().min(0).max(31_536_000) }))
        .min(1)
        .max(MOST_MERGED),
    }),
    output: z.object({}),
  },
  // without goods: all of them
  'behaviour.footprint.remove': { input: Named.partial({ goodsIds: true }), output: z.object({}) },
  'behaviour.footprint.list': {
    input: Page,
    // the day as the shop's calendar has it: "2026-11-15"
    output: pageOf(CardWithSaleState.extend({ day: z.iso.date() })),
  },
} satisfies SchemasOf<typeof footprintRows>;
