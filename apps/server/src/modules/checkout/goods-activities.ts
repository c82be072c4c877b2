import type { OutputOf } from '@qianpu/contract/types';
import { type LiveActivity, leftOf, stockOf } from '#modules/activity';
import type { Offer } from '#modules/catalog';
import type { Ctx } from '#platform/ctx';
import { isCovered } from './activity-promotions.ts';
import { unitFenWith } from './goods-price.ts';
import { promotionOf } from './promotion-of-activity.ts';
import { soldPercentOf, viewActivities } from './shown-activity.ts';

type GoodsActivity = OutputOf<'marketing.goods.info'>['activities'][number];

/** An item page tells of so many. */
const MOST_TOLD = 20;

/** Whether it has anything for what is offered, of which something may be left or not. */
export const isForOffer = (activity: LiveActivity, offer: Offer): boolean => {
  if (offer.noPromotions) return false;
  if (activity.cids.length > 0 && !activity.cids.includes(offer.cid)) return false;
  if (activity.terms.kind === 'PACKAGE') return activity.terms.parts.some(({ goodsId }) => goodsId === offer.goodsId);
  const promotion = promotionOf(activity);
  return promotion !== undefined && isCovered(promotion, offer);
};

/** Of its pieces of this SKU none is left. */
export const isGone = (activity: LiveActivity, { cid, skuId }: Pick<Offer, 'cid' | 'skuId'>): boolean =>
  stockOf(activity, cid, skuId) === 0;

interface OnePage {
  readonly cid: string;
  /** Of each SKU of the goods. */
  readonly offers: readonly Offer[];
  readonly activities: readonly LiveActivity[];
}

/** What runs for a goods or begins soon, running ones first, with what each SKU costs by it alone. */
export async function viewGoodsActivities(ctx: Ctx, { cid, offers, activities }: OnePage): Promise<GoodsActivity[]> {
  const own = activities
    .filter((activity) => offers.some((offer) => isForOffer(activity, offer)))
    .toSorted((a, b) => Number(a.startsAt > ctx.now) - Number(b.startsAt > ctx.now) || a.endsAt.getTime() - b.endsAt.getTime())
    .slice(0, MOST_TOLD);
  const views = await viewActivities(ctx, cid, own);
  return own.flatMap((activity, at) => {
    const view = views[at];
    if (!view) return [];
    const covered = offers.filter((offer) => isForOffer(activity, offer));
    const skuPrices = covered.flatMap((offer) => {
      const priceFen = mayHave(activity, offer) ? priceWith(activity, offer) : undefined;
      return priceFen === undefined ? [] : [{ skuId: offer.skuId, priceFen }];
    });
    const leftForYou = ctx.actor.kind === 'member' ? leftFor(activity, covered) : null;
    // Other goods of it may still be had.
    const state = view.state === 'ON' && covered.every((offer) => isGone(activity, offer)) ? 'SOLD_OUT' : view.state;
    const own = activity.goods.filter(({ skuId }) => covered.some((offer) => offer.skuId === skuId));
    return [{ ...view, state, skuPrices, soldPercent: soldPercentOf(own), leftForYou }];
  });
}

/** Something of this SKU is left, for whoever asks too. */
function mayHave(activity: LiveActivity, offer: Offer): boolean {
  const { terms, used } = activity;
  const isUsedUp = terms.kind === 'LIMITED_DISCOUNT' && terms.perMember !== null && (used[offer.skuId] ?? 0) >= terms.perMember;
  return !isUsedUp && !isGone(activity, offer);
}

/** A price of each piece by itself; what needs several or a whole order has none. */
function priceWith(activity: LiveActivity, offer: Offer): number | undefined {
  if (activity.terms.kind !== 'LIMITED_DISCOUNT') return undefined;
  const promotion = promotionOf(activity);
  return promotion && unitFenWith(offer, promotion);
}

/** Counted over all SKUs, or of the SKU of which most is left. */
function leftFor(activity: LiveActivity, offers: readonly Offer[]): number | null {
  const { terms, used } = activity;
  if (terms.kind !== 'LIMITED_DISCOUNT' || terms.perMember === null) return leftOf(activity);
  const { perMember } = terms;
  return Math.max(0, ...offers.map(({ skuId }) => perMember - (used[skuId] ?? 0)));
}
