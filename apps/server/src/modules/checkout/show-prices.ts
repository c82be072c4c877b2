import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { type LiveActivity, listLive, listSeen } from '#modules/activity';
import { findCheapestSkus, findOffers, listSkus, type Offer } from '#modules/catalog';
import { findTerms, type MemberBenefit } from '#modules/loyalty';
import { type ClaimableCoupon, listClaimable, listWallet, viewClaimable } from '#modules/marketing';
import type { Promotion } from '#modules/pricing';
import { listShops } from '#modules/shop';
import { type Ctx, inTx, type Member } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { activityPromotions, isCountedBySku } from './activity-promotions.ts';
import { bestPriceOf } from './best-price.ts';
import { onCard, viewForCards } from './card-activity.ts';
import { isForOffer, viewGoodsActivities } from './goods-activities.ts';
import { memberPromotions } from './member-promotions.ts';
import { basketLine, claimablePromotions, walletOf } from './promotions.rules.ts';

type GoodsInfo = OutputOf<'marketing.goods.info'>;
type Priced = OutputOf<'checkout.price.list'>[number];

/** Coupons an item page offers at once. */
const MOST_COUPONS = 10;

/** What lowers the price of a goods, and the least one piece comes to: for a member with what is theirs, which no shared cache may hold. */
export const showGoodsInfo = (ctx: Ctx, input: ParsedOf<'marketing.goods.info'>): Promise<GoodsInfo> =>
  isMember(ctx) ? inTx(ctx, (ctx) => goodsInfo(ctx, input)) : goodsInfo(ctx, input);

const NOTHING: { readonly benefits: readonly MemberBenefit[] } = { benefits: [] };

async function goodsInfo(ctx: Ctx, { cid, spuId, skuId }: ParsedOf<'marketing.goods.info'>): Promise<GoodsInfo> {
  const [cheapest, skus] = await pipelined([findCheapestSkus(ctx, cid, [spuId]), listSkus(ctx, cid, [spuId])]);
  const places = skus.map(({ id }) => ({ cid, skuId: id }));
  const [offers, claimable, owned, { benefits }, shops, live] = await pipelined([
    findOffers(ctx, places),
    listClaimable(ctx, [cid]),
    findOwned(ctx, cid),
    isMember(ctx) ? findTerms(ctx, { cids: [], skuIds: skus.map(({ id }) => id) }) : NOTHING,
    listShops(ctx),
    isMember(ctx)
      ? listLive(ctx, places, { partGoodsIds: [spuId] })
      : listSeen(ctx, { cid, skuIds: skus.map(({ id }) => id), partGoodsIds: [spuId] }),
  ]);
  const wanted = skuId ?? cheapest[0]?.skuId;
  const offer = offers.find((one) => one.skuId === wanted && one.goodsId === spuId);
  if (!offer) throw fail('NOT_FOUND');
  const fit = claimable.filter((coupon) => isFor(coupon, offer));
  const own = live.filter((activity) => isForOffer(activity, offer));
  const { promotions } = activityPromotions(own, [basketLine(offer, 1)], ctx.now);
  return {
    promotions: ladderStrip(offer),
    activities: await viewGoodsActivities(ctx, { cid, offers, activities: live }),
    coupons: fit.slice(0, MOST_COUPONS).map((coupon) => viewClaimable(coupon, shops)),
    bestPrice: bestPriceOf(offer, [...promotions, ...memberPromotions(benefits).promotions, ...owned, ...claimablePromotions(fit)]),
    serverNow: ctx.now.getTime(),
  };
}

/**
 * The least one piece of each costs a visitor, and what runs for it; only of goods for which something does. One goods is asked for by its own
 * page, which tells of more.
 */
export async function showPrices(ctx: Ctx, { cid, goodsIds }: ParsedOf<'checkout.price.list'>): Promise<OutputOf<'checkout.price.list'>> {
  const visitor: Ctx = { ...ctx, actor: { kind: 'visitor' } };
  const isPage = goodsIds.length === 1;
  const [skus, claimable, all] = await pipelined([
    findCheapestSkus(visitor, cid, goodsIds),
    listClaimable(visitor, [cid]),
    isPage ? listSkus(visitor, cid, goodsIds) : Promise.resolve([]),
  ]);
  const places = isPage ? all.map(({ id }) => ({ cid, skuId: id })) : skus;
  const skuIds = places.map(({ skuId }) => skuId);
  const [known, live] = await pipelined([findOffers(visitor, places), listSeen(visitor, { cid, skuIds })]);
  const offers = known.filter(({ skuId }) => skus.some((sku) => sku.skuId === skuId));
  const running = live.filter(({ startsAt }) => startsAt <= ctx.now);
  const cards = offers.map((offer) => {
    const own = running.filter((activity) => isForOffer(activity, offer));
    return { offer, own, onCard: onCard(own, offer) };
  });
  const shown = await viewForCards(visitor, cid, [...new Set(cards.flatMap(({ onCard }) => onCard ?? []))]);
  const told = isPage ? await viewGoodsActivities(visitor, { cid, offers: known, activities: live }) : [];
  const coupons = claimablePromotions(claimable);
  const promotionsFor = eachPromotionOf(running, ctx.now);
  return cards.flatMap(({ offer, own, onCard }) => {
    const best = bestPriceOf(offer, [...own.flatMap((activity) => promotionsFor(activity, offer)), ...coupons]);
    const activity = (onCard && shown.get(onCard.terms)) ?? null;
    const discount = discountOf(told, best);
    // Cards have no room for what lowers a price.
    const bestPrice = best && (isPage ? best : { fen: best.fen, how: [] });
    return bestPrice || discount || activity ? [{ goodsId: offer.goodsId, bestPrice, activity, discount }] : [];
  });
}

/** Of each activity its promotion for one piece, made once where it is the same for all goods. */
function eachPromotionOf(activities: readonly LiveActivity[], now: Date): (activity: LiveActivity, offer: Offer) => readonly Promotion[] {
  const common = activities.filter((activity) => !isCountedBySku(activity));
  const known = new Map(common.map((activity) => [activity, activityPromotions([activity], [], now).promotions]));
  return (activity, offer) => known.get(activity) ?? activityPromotions([activity], [basketLine(offer, 1)], now).promotions;
}

/** One that runs, else one that is soon, else one that is gone; one for new customers is nothing to those who are none. */
function discountOf(told: GoodsInfo['activities'], bestPrice: GoodsInfo['bestPrice']): Priced['discount'] {
  const isTaken = bestPrice?.how.some(({ promotionKind }) => promotionKind === 'LIMITED_DISCOUNT') ?? false;
  const own = told.filter(({ terms, audience }) => terms.kind === 'LIMITED_DISCOUNT' && (audience === 'ALL' || isTaken));
  const [first] = (['ON', 'SOON', 'SOLD_OUT'] as const).flatMap((state) => own.find((one) => one.state === state) ?? []);
  if (!first) return null;
  const { skuPrices: _, leftForYou: __, ...discount } = first;
  return discount;
}

const isMember = (ctx: Ctx): ctx is Ctx<Member> => ctx.actor.kind === 'member';

async function findOwned(ctx: Ctx, cid: string): Promise<readonly Promotion[]> {
  if (!isMember(ctx)) return [];
  return walletOf(await listWallet(ctx), new Set([cid]), ctx.now).promotions;
}

/** Nothing is claimed for goods it does not reduce. */
function isFor({ scope }: ClaimableCoupon, { goodsId, categoryIds, noPromotions }: Offer): boolean {
  if (noPromotions || scope.exceptGoodsIds.includes(goodsId)) return false;
  if (scope.by === 'GOODS') return scope.goodsIds.includes(goodsId);
  return scope.by === 'ALL' || scope.categoryIds.some((id) => categoryIds.includes(id));
}

const ladderStrip = ({ ladder, noPromotions }: Offer): GoodsInfo['promotions'] =>
  ladder.length === 0 || noPromotions
    ? []
    : [
        {
          promotionKind: 'LADDER',
          promotionId: 'ladder',
          activityType: null,
          name: '',
          steps: ladder.map(({ fromPieces, unitFen }) => ({ fromPieces, unitFen })),
        },
      ];
