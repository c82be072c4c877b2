import { z } from 'zod';
import { FenField, Id, PictureKey } from '../fields.ts';
import { translatable } from '../translatable.schema.ts';

/** Pieces of one SKU a line may hold. */
export const Quantity = z.int().min(1).max(999);

export const Spec = z.object({ name: translatable(z.string()), value: translatable(z.string()) });

/** What somebody wants: pieces of a SKU from a shop. */
export const OrderLineInput = z.object({ cid: Id, skuId: Id, quantity: Quantity });

/**
 * One line of the price receipt. `amountFen` is what it adds to the price: negative for a reduction. What was tried and not
 * taken stands there too, with its reason.
 */
export const ReceiptEntry = z.object({
  kind: z.enum(['FREIGHT', 'OFFER']),
  /** The offer's own name; empty for freight. */
  name: translatable(z.string()),
  amountFen: z.int(),
  isTaken: z.boolean(),
  reason: z.object({
    code: z.enum(['FLAT', 'FREE', 'FREE_FROM', 'TAKEN', 'MISSING', 'BETTER_WITHOUT', 'EXCLUDED', 'CHEAPEST_FOUND']),
    /** FREE_FROM, MISSING: the threshold. */
    thresholdFen: FenField.optional(),
    /** FREE_FROM, MISSING: how much is still missing. */
    missingFen: FenField.optional(),
  }),
});

/** Some pieces of a SKU, as a line shows them. */
export const GoodsLine = z.object({
  goodsId: Id,
  skuId: Id,
  title: translatable(z.string()),
  specs: z.array(Spec),
  picture: PictureKey,
  quantity: Quantity,
});

export const PricedLine = GoodsLine.extend({
  cid: Id,
  unitFen: FenField,
  /** This line's share of every reduction. */
  discountFen: FenField,
  payableFen: FenField,
});

/** The lines of one shop and what they come to: one order, if it is placed. */
export const PricedShop = z.object({
  cid: Id,
  shopName: translatable(z.string()),
  lines: z.array(PricedLine),
  goodsFen: FenField,
  discountFen: FenField,
  freightFen: FenField,
  payableFen: FenField,
  receipt: z.array(ReceiptEntry),
});

export const Totals = z.object({
  pieces: z.int().min(0),
  goodsFen: FenField,
  discountFen: FenField,
  freightFen: FenField,
  payableFen: FenField,
});
