import { z } from 'zod';
import { FenField, Id } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import { GoodsActivity, ShownActivity } from './activity-shop.schema.ts';
import { ActivityDraft } from './activity-terms.schema.ts';
import type { checkoutRows } from './checkout.ts';
import { CouponCard, CouponDraft } from './coupon.schema.ts';
import { ActivityType, OrderLineInput, PricedShop, PromotionKind, Quantity } from './price.schema.ts';

/** What the engine makes of one piece with everything the reader may have; null: nothing lowers the price. */
const BestPrice = z.object({
  fen: FenField,
  /** Names of what lowers it, in the order it is applied. */
  how: z.array(z.object({ promotionKind: PromotionKind, name: translatable(z.string()), offFen: FenField })),
});

/** A promotion of goods, as far as a strip shows it. */
const GoodsPromotion = z.object({
  promotionKind: PromotionKind,
  promotionId: z.string(),
  activityType: ActivityType.nullable(),
  name: translatable(z.string()),
  /** LADDER: from so many pieces a piece costs so much. */
  steps: z.array(z.object({ fromPieces: Quantity, unitFen: FenField })),
});

export const checkoutSchemas = {
  'marketing.goods.info': {
    input: z.object({ cid: Id, spuId: Id, skuId: Id.optional() }),
    output: z.object({
      promotions: z.array(GoodsPromotion).max(20),
      /** Those that run for it or begin within seven days; running ones first. */
      activities: z.array(GoodsActivity).max(20),
      /** Claimable ones first, at most ten. */
      coupons: z.array(CouponCard).max(10),
      /** Of the SKU, or of the goods' cheapest one. */
      bestPrice: BestPrice.nullable(),
      serverNow: z.int(),
    }),
  },
  'checkout.price.list': {
    input: z.object({ cid: Id, goodsIds: z.array(Id).min(1).max(50) }),
    // Only goods whose price is lowered, for which an activity runs, or of whose limited discount there is something to tell.
    output: z
      .array(
        z.object({
          goodsId: Id,
          /** By what is told of one goods alone: `how` of several is empty. */
          bestPrice: BestPrice.nullable(),
          /** The one a card tells of, with no more than a card says; of tiers the first. */
          activity: ShownActivity.pick({ endsAt: true, terms: true }).nullable(),
          /** Of one goods alone, as its own page tells of it at once: a limited discount that runs, is soon or is sold out. */
          discount: GoodsActivity.omit({ skuPrices: true, leftForYou: true }).nullable(),
        }),
      )
      .max(50),
  },
  'checkout.delivery.info': {
    input: z.object({ cid: Id, goodsId: Id, skuId: Id.optional() }),
    output: z.object({
      /** Of one piece of the SKU, or of the goods' cheapest one, after whatever lowers its price. */
      freightFen: FenField,
      /** What a shop's goods have to come to for nothing to be paid; null: they never do, or nothing is ever paid. */
      freeFromFen: FenField.nullable(),
      /** After payment, by the shop's setting. */
      shipWithinHours: z.int().min(1),
    }),
  },
  'checkout.promotion.preview': {
    input: z.object({ coupon: CouponDraft, lines: z.array(OrderLineInput).min(1).max(20) }),
    output: z.object({ shops: z.array(PricedShop), payableFen: FenField }),
  },
  // An activity that is being written, beside whatever else runs. `sets`: of a package, how many the lines are to make.
  'marketing.activity.preview': {
    input: z.object({
      activity: ActivityDraft,
      sets: z.int().min(1).max(10).default(1),
      lines: z.array(OrderLineInput).min(1).max(20),
    }),
    output: z.object({ shops: z.array(PricedShop), payableFen: FenField }),
  },
  // Which kinds meet on a piece: the widest there is, an activity may refuse more.
  'checkout.promotion.matrix': {
    input: z.object({}),
    output: z.object({
      kinds: z.array(z.object({ kind: PromotionKind, isChosen: z.boolean(), meets: z.array(PromotionKind) })),
      // One basket with one of each kind, alone and in pairs; `offFen` in the order of `kinds`.
      example: z.object({
        lines: z.array(z.object({ quantity: z.int().min(1), unitFen: FenField })),
        freightFen: FenField,
        priced: z.array(z.object({ kinds: z.array(PromotionKind).min(1).max(2), offFen: z.array(FenField), payableFen: FenField })),
      }),
    }),
  },
} satisfies SchemasOf<typeof checkoutRows>;
