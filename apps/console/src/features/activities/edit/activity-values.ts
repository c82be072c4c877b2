import type { GoodsHead } from '#lib/goods-heads';
import type { ActivityDraft, ActivityKind, Refusable } from '../activity.types.ts';
import type { Scope, TermsOf } from '../scope-in.ts';

export type Reduction = TermsOf<'FULL_REDUCTION'>['reduction'];
export type TieredReduction = Extract<Reduction, { by: 'TIERS' }>;

/** A SKU's own price; one without a price takes no part. */
export interface SkuPrice {
  readonly skuId: string;
  readonly priceFen: number | null;
  /** Null: sold from the shop's stock. */
  readonly stock: number | null;
}

export interface PricedGoods {
  readonly goods: GoodsHead;
  readonly skus: readonly SkuPrice[];
}

export interface GiftValues {
  readonly goods: GoodsHead;
  readonly skuId: string | null;
  readonly pieces: number | null;
}

export interface TierValues {
  /** Fen or pieces, as the reduction is measured. */
  readonly from: number | null;
  readonly offBy: 'MINUS' | 'PERCENT' | 'NONE';
  readonly minusFen: number | null;
  readonly percentOff: number | null;
  readonly isFreightFree: boolean;
  readonly gifts: readonly GiftValues[];
  readonly couponIds: readonly string[];
  readonly points: number | null;
  readonly growth: number | null;
}

export interface PartValues {
  readonly goods: GoodsHead;
  readonly pieces: number | null;
  readonly isMain: boolean;
}

/** What the fields hold. Null where nothing is typed: no threshold, no limit. What another kind needs is kept and not sent. */
export interface ActivityValues {
  kind: ActivityKind;
  name: string;
  shopsBy: 'ALL' | 'SOME';
  cids: string[];
  startsAt: number | null;
  endsAt: number | null;
  audience: ActivityDraft['audience'];
  refuses: Refusable[];
  discountBy: TermsOf<'LIMITED_DISCOUNT'>['discount']['by'];
  /** What a piece or a set costs, in percent of its price. */
  percent: number | null;
  minusFen: number | null;
  perMember: number | null;
  pieces: number | null;
  priceFen: number | null;
  reductionBy: Reduction['by'];
  measure: TieredReduction['measure'];
  tiers: readonly TierValues[];
  everyFen: number | null;
  capFen: number | null;
  parts: readonly PartValues[];
  setBy: 'ALL' | 'CHOICE';
  choose: number | null;
  packageBy: TermsOf<'PACKAGE'>['price']['by'];
  fromFen: number | null;
  scopeBy: Scope['by'];
  goods: readonly GoodsHead[];
  categoryIds: string[];
  exceptGoods: readonly GoodsHead[];
  prices: readonly PricedGoods[];
}

export const emptyTier: TierValues = {
  from: null,
  offBy: 'MINUS',
  minusFen: null,
  percentOff: null,
  isFreightFree: false,
  gifts: [],
  couponIds: [],
  points: null,
  growth: null,
};

export const emptyActivity = (kind: ActivityKind): ActivityValues => ({
  kind,
  name: '',
  shopsBy: 'ALL',
  cids: [],
  startsAt: null,
  endsAt: null,
  audience: 'ALL',
  refuses: [],
  discountBy: 'PERCENT',
  percent: null,
  minusFen: null,
  perMember: null,
  pieces: 3,
  priceFen: null,
  reductionBy: 'TIERS',
  measure: 'FEN',
  tiers: [emptyTier],
  everyFen: null,
  capFen: null,
  parts: [],
  setBy: 'ALL',
  choose: 1,
  packageBy: 'AMOUNT',
  fromFen: null,
  scopeBy: 'ALL',
  goods: [],
  categoryIds: [],
  exceptGoods: [],
  prices: [],
});

/** Whether the SKUs it sells are named with their prices. */
export const isPriced = ({ kind, discountBy }: Pick<ActivityValues, 'kind' | 'discountBy'>): boolean =>
  kind === 'PRIVILEGED' || (kind === 'LIMITED_DISCOUNT' && discountBy === 'PRICE');

/** Whether it is for goods of a scope: everything, goods, categories. */
export const isScoped = (values: Pick<ActivityValues, 'kind' | 'discountBy'>): boolean => !isPriced(values) && values.kind !== 'PACKAGE';

/** Whether pieces can be set aside for it. */
export const hasStock = ({ kind }: Pick<ActivityValues, 'kind'>): boolean => kind === 'LIMITED_DISCOUNT';

/** SKUs that have a price, and so take part. */
export const pricedSkus = ({ prices }: Pick<ActivityValues, 'prices'>): readonly (SkuPrice & { readonly priceFen: number })[] =>
  prices.flatMap(({ skus }) => skus.flatMap((sku) => (sku.priceFen === null ? [] : [{ ...sku, priceFen: sku.priceFen }])));
