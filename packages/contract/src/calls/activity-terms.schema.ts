import { z } from 'zod';
import { Id, Line } from '../fields.ts';
import { CouponScope } from './coupon.schema.ts';
import { PromotionKind } from './price.schema.ts';

/** Milliseconds since the epoch. */
const Instant = z.int().min(0).max(8_640_000_000_000_000);
/** A price or an amount staff set: 1 fen to 100,000 yuan. */
const Amount = z.int().min(1).max(10_000_000);

/** 80: a piece costs 80 % of its price. PRICE: what `goods` of the activity says. */
const Discount = z.discriminatedUnion('by', [
  z.object({ by: z.literal('PERCENT'), percent: z.int().min(1).max(99), scope: CouponScope }),
  z.object({ by: z.literal('MINUS'), minusFen: Amount, scope: CouponScope }),
  z.object({ by: z.literal('PRICE') }),
]);

/** 401. `perMember`: pieces of each SKU one member may have at this price; more cost what they cost without it. */
const LimitedDiscount = z.object({
  kind: z.literal('LIMITED_DISCOUNT'),
  discount: Discount,
  perMember: z.int().min(1).max(999).nullable(),
});

/** By the kind of an activity, what it does. */
export const ActivityTerms = z.discriminatedUnion('kind', [LimitedDiscount]);

/** A SKU with a price of its own, and how many pieces are set aside for it in each shop; null: sold from the shop's stock. */
export const ActivityGoods = z.object({ skuId: Id, priceFen: Amount, stock: z.int().min(1).max(1_000_000).nullable() });

/** What staff write. */
export const ActivityDraft = z.object({
  name: Line(30),
  /** Empty: every shop of the merchant. Stock is set aside shop by shop, so then the shops are named. */
  cids: z.array(Id).max(50),
  startsAt: Instant,
  endsAt: Instant,
  /** NEW: who has never paid an order of the merchant. */
  audience: z.enum(['ALL', 'NEW']),
  /** Kinds it does not meet on a piece, beyond those its own kind never meets. */
  refuses: z.array(PromotionKind.extract(['FULL_REDUCTION', 'FIRST_ORDER', 'COUPON', 'FREE_FREIGHT'])).max(4),
  terms: ActivityTerms,
  goods: z.array(ActivityGoods).max(200),
});
