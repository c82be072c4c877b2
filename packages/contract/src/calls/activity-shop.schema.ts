import { z } from 'zod';
import { FenField, Id, PageNum, PageSize, PictureKey, pageOf } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import type { activityRows } from './activity.ts';
import { ActivityDraft, Instant, ShownTerms } from './activity-terms.schema.ts';
import { ProductCard, Sku, SortType } from './catalog.schema.ts';
import { ActivityType, Quantity } from './price.schema.ts';

/** Categories a pool is told to have. */
export const MOST_POOL_CATEGORIES = 12;

/** SOLD_OUT: nothing of what was set aside is left. */
const ShownState = z.enum(['SOON', 'ON', 'SOLD_OUT', 'OVER']);

/** An activity as shoppers see it. Countdowns go by `serverNow` of the answer. */
export const ShownActivity = z.object({
  id: Id,
  activityType: ActivityType.nullable(),
  name: translatable(z.string()),
  state: ShownState,
  startsAt: Instant,
  endsAt: Instant,
  audience: ActivityDraft.shape.audience,
  /** Pieces, or sets, that one member may have; null: as many as wanted. */
  perMember: z.int().min(1).nullable(),
  /** Kinds it does not meet, beyond those its own kind never meets. */
  refuses: ActivityDraft.shape.refuses,
  terms: ShownTerms,
});

/** How much of what was set aside is gone; null: nothing was. */
const SoldPercent = z.int().min(0).max(100).nullable();

/** An activity on the page of a goods it is for. */
export const GoodsActivity = ShownActivity.extend({
  skuPrices: z.array(z.object({ skuId: Id, priceFen: FenField })).max(200),
  soldPercent: SoldPercent,
  /** Pieces, or sets, this member may still have; null: as many as wanted, or nobody is logged in. */
  leftForYou: z.int().min(0).nullable(),
});

/** `activityFen`: what one piece costs by the activity alone; null where a piece alone has no price of its own there. */
const GoodsInActivity = ProductCard.extend({ activityFen: FenField.nullable(), soldPercent: SoldPercent });

const ActivityGoodsPage = pageOf(GoodsInActivity).extend({ activity: ShownActivity.nullable(), serverNow: Instant });

/** With the first page: how many goods there are to choose from, and in which top categories, most first; whatever the page is narrowed to. */
const PoolPage = ActivityGoodsPage.extend({
  total: z.int().min(0).optional(),
  categories: z
    .array(z.object({ id: Id, name: translatable(z.string()), count: z.int().min(1) }))
    .max(MOST_POOL_CATEGORIES)
    .optional(),
});

const OneActivity = z.object({ activity: ShownActivity, serverNow: Instant });

const Paged = { sortType: SortType.default('default'), pageNum: PageNum, pageSize: PageSize };

/** Of a category with all below it, and between two prices, both included. Queries carry numbers as text. */
const PoolPrice = z.coerce.number().int().min(0).max(100_000_000).optional();
const narrowed = { categoryId: Id.optional(), minFen: PoolPrice, maxFen: PoolPrice };

/** Of these goods alone: which of a cart's belong to the activity. */
const among = { goodsIds: z.array(Id).min(1).max(20).optional() };

const PackagePart = z.object({
  goodsId: Id,
  title: translatable(z.string()),
  picture: PictureKey,
  pieces: z.int().min(1),
  isMain: z.boolean(),
  /** Those on the shelf; the cheapest first. */
  skus: z.array(Sku),
});

/** Of the cheapest choice of one set, by the engine that prices orders. */
const PackageSums = z.object({ goodsFen: FenField, payableFen: FenField });

const ShownPackage = ShownActivity.extend({ parts: z.array(PackagePart).max(10), ...PackageSums.shape });

export const activitySchemas = {
  // 401. Without an id: goods of all limited discounts that run, or of those that begin within seven days.
  'marketing.limitDiscount.goods': {
    input: z.object({ cid: Id, activityId: Id.optional(), state: z.enum(['ON', 'SOON']).default('ON'), ...Paged }),
    output: ActivityGoodsPage,
  },
  'marketing.limitDiscount.byActivityId': {
    input: z.object({ cid: Id, id: Id }),
    output: OneActivity.extend({ goodsCount: z.int().min(0) }),
  },
  // 402
  'marketing.goodsBale.listByIds': {
    input: z.object({ cid: Id, ids: z.array(Id).min(1).max(20) }),
    output: z.object({ list: z.array(ShownActivity).max(20), serverNow: Instant }),
  },
  'marketing.goodsBale.pageList': { input: z.object({ cid: Id, id: Id, ...among, ...narrowed, ...Paged }), output: PoolPage },
  // 403
  'marketing.fullReduction.goods': { input: z.object({ cid: Id, id: Id, ...among, ...narrowed, ...Paged }), output: PoolPage },
  // `isNew`: nothing was ever paid by this member; null: nobody is logged in.
  'marketing.firstOrder.list': {
    input: z.object({ cid: Id, pageNum: PageNum, pageSize: PageSize }),
    output: ActivityGoodsPage.extend({ isNew: z.boolean().nullable() }),
  },
  // 407. Packages a goods is in; the parts of one; the goods of all its packages, each once.
  'marketing.packageBuy.list': {
    input: z.object({ cid: Id, spuId: Id }),
    output: z.object({ list: z.array(ShownPackage).max(20), serverNow: Instant }),
  },
  'marketing.packageBuy.goods': { input: z.object({ cid: Id, id: Id }), output: ShownPackage.extend({ serverNow: Instant }) },
  'marketing.packageBuy.activityGoods': {
    input: z.object({ cid: Id, spuId: Id }),
    output: z.object({ list: z.array(ProductCard).max(50) }),
  },
  // What a choice of SKUs comes to, for anybody.
  'marketing.packageBuy.price': {
    input: z.object({ cid: Id, id: Id, skuIds: z.array(Id).min(1).max(10), sets: z.int().min(1).max(10) }),
    output: PackageSums,
  },
  // `token`: the secret part of the link. `leftForYou`: pieces over all SKUs; null: as many as wanted, or nobody is logged in.
  'marketing.privilegedPrice.byId': {
    input: z.object({ cid: Id, id: Id, token: z.string().max(64) }),
    output: OneActivity.extend({
      goodsId: Id.nullable(),
      skus: z.array(z.object({ goodsId: Id, skuId: Id, priceFen: FenField })).max(200),
      leftForYou: Quantity.or(z.literal(0)).nullable(),
    }),
  },
} satisfies SchemasOf<typeof activityRows>;
