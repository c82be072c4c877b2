import { z } from 'zod';
import { FenField, Id, Line } from '../fields.ts';
import { translatable } from '../translatable.schema.ts';
import { CouponScope } from './coupon.schema.ts';
import { GoodsLine, PromotionKind } from './price.schema.ts';

/** Milliseconds since the epoch. */
export const Instant = z.int().min(0).max(8_640_000_000_000_000);
/** A price or an amount staff set: 1 fen to 100,000 yuan. */
const Amount = z.int().min(1).max(10_000_000);

/** 80: a piece costs 80 % of its price. */
const Percent = z.object({ by: z.literal('PERCENT'), percent: z.int().min(1).max(99) });
const Minus = z.object({ by: z.literal('MINUS'), minusFen: Amount });
/** What `goods` of the activity says. */
const OwnPrices = z.object({ by: z.literal('PRICE') });

/** How much one member may have at this price; more cost what they cost without it. */
const PerMember = z.int().min(1).max(999).nullable();

/** 401. `perMember` counts pieces of each SKU. */
const LimitedDiscount = z.object({
  kind: z.literal('LIMITED_DISCOUNT'),
  discount: z.discriminatedUnion('by', [Percent.extend({ scope: CouponScope }), Minus.extend({ scope: CouponScope }), OwnPrices]),
  perMember: PerMember,
});

/** 402: so many pieces of the scope for one price. `perMember` counts sets. */
const NForPrice = z.object({
  kind: z.literal('N_FOR_PRICE'),
  pieces: z.int().min(2).max(20),
  priceFen: Amount,
  perMember: z.int().min(1).max(99).nullable(),
  scope: CouponScope,
});

/** Given besides, once an order that reaches the tier is paid. Gift goods come with the order while there are some. */
const Grants = z.object({
  gifts: z.array(z.object({ skuId: Id, pieces: z.int().min(1).max(99) })).max(5),
  couponIds: z.array(Id).max(5),
  points: z.int().min(0).max(1_000_000),
  growth: z.int().min(0).max(1_000_000),
});

/** From so much on (fen or pieces): an amount or a percentage off, at most one of them, and what comes besides. */
const Tier = z.object({
  from: Amount,
  minusFen: Amount.nullable(),
  percentOff: z.int().min(1).max(99).nullable(),
  isFreightFree: z.boolean(),
  grants: Grants,
});

/** EVERY: `minusFen` for every `everyFen`, up to the cap. */
const Every = z.object({ by: z.literal('EVERY'), everyFen: Amount, minusFen: Amount, capFen: Amount });
const Tiers = z.object({ by: z.literal('TIERS'), measure: z.enum(['FEN', 'PIECES']), tiers: z.array(Tier).min(1).max(5) });

/** 403. Tiers rise strictly; the highest that is reached holds. */
const FullReduction = z.object({
  kind: z.literal('FULL_REDUCTION'),
  reduction: z.discriminatedUnion('by', [Tiers, Every]),
  scope: CouponScope,
});

const PackagePrice = z.discriminatedUnion('by', [z.object({ by: z.literal('AMOUNT'), priceFen: Amount }), Percent]);

/** 407. `choose` null: all parts make the set; otherwise the main ones and so many of the others. `perMember` counts sets. */
const Package = z.object({
  kind: z.literal('PACKAGE'),
  parts: z
    .array(z.object({ goodsId: Id, pieces: z.int().min(1).max(20), isMain: z.boolean() }))
    .min(2)
    .max(10),
  choose: z.int().min(1).max(9).nullable(),
  price: PackagePrice,
  perMember: z.int().min(1).max(99).nullable(),
});

/** Once in a shopper's life with the merchant. */
const FirstOrder = z.object({ kind: z.literal('FIRST_ORDER'), fromFen: FenField, minusFen: Amount, scope: CouponScope });

/** Prices in `goods`, for whoever holds the link. `perMember` counts pieces over all of them. */
const Privileged = z.object({ kind: z.literal('PRIVILEGED'), perMember: PerMember });

/** By the kind of an activity, what it does. */
export const ActivityTerms = z.discriminatedUnion('kind', [LimitedDiscount, NForPrice, FullReduction, Package, FirstOrder, Privileged]);

export const ActivityKind = z.enum(ActivityTerms.options.map(({ shape }) => shape.kind.value));

/** A tier as shoppers read it. */
const ShownTier = Tier.omit({ grants: true }).extend({
  gifts: z.array(GoodsLine.extend({ isSoldOut: z.boolean() })).max(5),
  coupons: z.array(z.object({ id: Id, name: translatable(z.string()) })).max(5),
  points: Grants.shape.points,
  growth: Grants.shape.growth,
});

/** What an activity does, as shoppers are told; which goods it is for is asked apart. */
export const ShownTerms = z.discriminatedUnion('kind', [
  LimitedDiscount.pick({ kind: true }).extend({ discount: z.discriminatedUnion('by', [Percent, Minus, OwnPrices]) }),
  NForPrice.pick({ kind: true, pieces: true, priceFen: true }),
  FullReduction.pick({ kind: true }).extend({
    reduction: z.discriminatedUnion('by', [Tiers.extend({ tiers: z.array(ShownTier).min(1).max(5) }), Every]),
  }),
  Package.pick({ kind: true, price: true, choose: true }),
  FirstOrder.pick({ kind: true, fromFen: true, minusFen: true }),
  Privileged.pick({ kind: true }),
]);

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
