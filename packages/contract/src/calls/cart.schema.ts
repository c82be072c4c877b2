import { z } from 'zod';
import { FenField, Id } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import type { cartRows } from './cart.ts';
import { PurchaseLimit, QuantityRule } from './catalog.schema.ts';
import { GiftLine, GoodsLine, LineShare, OrderLineInput, Quantity, ReceiptEntry, Totals } from './price.schema.ts';

const LineKey = z.object({ cid: Id, skuId: Id });

const CartLine = GoodsLine.extend({
  cid: Id,
  /** Of one piece, before promotions. */
  priceFen: FenField,
  /** Of one piece when it was put in. */
  addedPriceFen: FenField,
  /** What its ticked pieces come to after promotions; null for a line that counts in no sum. */
  payableFen: FenField.nullable(),
  /** What each promotion takes off it. */
  shares: z.array(LineShare),
  /** Activities whose lines stand together that it counts for, whether or not they take something off it by now. */
  activityIds: z.array(z.string().max(40)).optional(),
  isTicked: z.boolean(),
  /** Pieces that could be bought now, 999 at most: more is nobody's business. */
  stock: z.int().min(0).max(999),
  quantityRule: QuantityRule,
  /** `left`: pieces this member may still buy. */
  limit: PurchaseLimit.extend({ left: z.int().min(0).max(999) }).nullable(),
  /**
   * SHORT: some are left, fewer than wanted. LIMITED: more than this member may still buy. UNFIT: not sold in this number. Only OK
   * lines count in the sums.
   */
  state: z.enum(['OK', 'SHORT', 'LIMITED', 'UNFIT', 'SOLD_OUT', 'OFF_SHELF']),
});

/** The whole cart; sums are those of the ticked lines. */
const Cart = z.object({
  shops: z.array(
    z.object({
      cid: Id,
      shopName: translatable(z.string()),
      lines: z.array(CartLine),
      goodsFen: FenField,
      discountFen: FenField,
      freightFen: FenField,
      payableFen: FenField,
      receipt: z.array(ReceiptEntry),
      /** Left out where there is none. */
      gifts: z.array(GiftLine).max(50).optional(),
    }),
  ),
  /** Sold out or off the shelf: shown apart, cannot be bought. */
  invalid: z.array(CartLine),
  /** Of the ticked lines. */
  totals: Totals,
  /** Pieces of every line. */
  totalItem: z.int().min(0),
});

export const cartSchemas = {
  'cart.line.list': { input: z.object({}), output: Cart },
  'cart.line.edit': {
    input: z.object({
      changes: z
        .array(
          LineKey.extend({
            quantity: Quantity.optional(),
            isTicked: z.boolean().optional(),
            /** Another SKU of the same goods in its place; it joins a line of that SKU. */
            newSkuId: Id.optional(),
          }),
        )
        .min(1)
        .max(120),
    }),
    output: Cart,
  },
  'cart.badge.totalItem': { input: z.object({ cid: Id }), output: z.object({ count: z.int().min(0) }) },
  'cart.badge.count': { input: z.object({}), output: z.object({ count: z.int().min(0) }) },
  'cart.line.add': {
    input: OrderLineInput.extend({ quantity: Quantity.default(1) }),
    output: z.object({
      /** Pieces of the shop that was added to. */
      totalItem: z.int().min(0),
      /** Pieces of the whole cart: what the badge shows. */
      cartCount: z.int().min(0),
    }),
  },
  'cart.line.delete': { input: z.object({ lines: z.array(LineKey).min(1).max(120) }), output: Cart },
  // They become favourites and leave the cart, or neither.
  'cart.line.moveToFavourites': { input: z.object({ lines: z.array(LineKey).min(1).max(120) }), output: Cart },
  // The larger of both quantities wins, so that a repeated merge adds nothing.
  'cart.line.merge': {
    input: z.object({ lines: z.array(OrderLineInput).min(1).max(50) }),
    output: z.object({ totalItem: z.int().min(0) }),
  },
} satisfies SchemasOf<typeof cartRows>;
