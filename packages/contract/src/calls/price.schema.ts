import { z } from 'zod';
import { FenField, Id, PictureKey } from '../fields.ts';
import { translatable } from '../translatable.schema.ts';

/** Pieces of one SKU a line may hold. */
export const Quantity = z.int().min(1).max(999);

export const Spec = z.object({ name: translatable(z.string()), value: translatable(z.string()) });

/** What somebody wants: pieces of a SKU from a shop. */
export const OrderLineInput = z.object({ cid: Id, skuId: Id, quantity: Quantity });

/** TABLE of what lowers a price. STAFF: staff changed the price of a placed order. */
export const PromotionKind = z.enum([
  'FLASH',
  'HOURLY',
  'GROUP',
  'PACKAGE',
  'PRIVILEGED',
  'WHOLESALE',
  'N_FOR_PRICE',
  'LADDER',
  'LIMITED_DISCOUNT',
  'MEMBER_PRICE',
  'FULL_REDUCTION',
  'FIRST_ORDER',
  'COUPON',
  'FREE_FREIGHT',
  'STAFF',
]);

/** Numbers of the specification (2.3). */
export const ActivityType = z.union([
  z.literal(401),
  z.literal(402),
  z.literal(403),
  z.literal(405),
  z.literal(406),
  z.literal(407),
  z.literal(506),
  z.literal(507),
]);

/**
 * One line of the price receipt. `amountFen` is what it adds to the price: negative for a reduction. What was tried and not
 * taken stands there too, with its reason.
 */
export const ReceiptEntry = z.object({
  /** GRANT: given with the order, no part of its price. */
  kind: z.enum(['PROMOTION', 'FREIGHT', 'GRANT']),
  promotionKind: PromotionKind.optional(),
  promotionId: z.string().max(40).optional(),
  activityType: ActivityType.optional(),
  /** The promotion's own name; empty for freight. */
  name: translatable(z.string()),
  amountFen: z.int(),
  /** How much of it lowers the freight; the rest lowers the goods. */
  freightFen: z.int().optional(),
  isTaken: z.boolean(),
  /** GRANT: what is given. `refId`: the template of a coupon, the SKU of a gift. */
  grant: z.object({ what: z.enum(['COUPON', 'POINTS', 'GROWTH', 'GIFT']), amount: z.int().min(1), refId: Id.optional() }).optional(),
  reason: z.object({
    /**
     * FLAT, FREE, FREE_FROM: of freight. CHEAPEST_FOUND: taken or not by the best plan seen, which is not proved to be the cheapest.
     * CHOSEN_OTHER: the shopper chose another coupon, or none. SOON, NOT_FOR_YOU, OVER, LIMIT_REACHED: not to be had yet, by this member, any more, or
     * not more of it.
     */
    code: z.enum([
      'FLAT',
      'FREE',
      'FREE_FROM',
      'TAKEN',
      'MISSING',
      'BETTER_WITHOUT',
      'EXCLUDED',
      'CHEAPEST_FOUND',
      'CHOSEN_OTHER',
      'SOON',
      'LIMIT_REACHED',
      'NOT_FOR_YOU',
      'OVER',
    ]),
    /** FREE_FROM, MISSING: the threshold. */
    thresholdFen: FenField.optional(),
    /** FREE_FROM, MISSING: how much is still missing. */
    missingFen: FenField.optional(),
    /** MISSING: how many pieces are still missing. */
    missingPieces: z.int().min(1).optional(),
    /** MISSING, or taken with a higher step ahead: what it takes off once nothing is missing. */
    gainFen: FenField.optional(),
    /** Of a coupon that was not taken: how much more the order costs with it instead. */
    lossFen: FenField.optional(),
  }),
});

/** What one promotion takes off one line. */
export const LineShare = z.object({
  promotionKind: PromotionKind,
  promotionId: z.string().max(40),
  /** Pieces of the line it reduces. */
  pieces: z.int().min(1).max(999),
  offFen: FenField,
});

/** Which coupon an order of a shop takes: the best, none, or this one. */
export const CouponChoice = z.object({ cid: Id, coupon: z.union([z.enum(['BEST', 'NONE']), Id]) });

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
  shares: z.array(LineShare),
});

/** Pieces that come for nothing with what an order reached. */
export const GiftLine = GoodsLine.omit({ quantity: true }).extend({
  pieces: z.int().min(1),
  promotionId: z.string().max(40),
  /** The order goes without it. */
  isSoldOut: z.boolean(),
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
  /** Left out where there is none. */
  gifts: z.array(GiftLine).max(50).optional(),
});

export const Totals = z.object({
  pieces: z.int().min(0),
  goodsFen: FenField,
  discountFen: FenField,
  freightFen: FenField,
  payableFen: FenField,
});
