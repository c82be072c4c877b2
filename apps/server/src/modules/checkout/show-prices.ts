import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { findCheapestSkus, findOffers, type Offer } from '#modules/catalog';
import { type ClaimableCoupon, listClaimable, listWallet, viewClaimable } from '#modules/marketing';
import type { Promotion } from '#modules/pricing';
import { listShops } from '#modules/shop';
import { type Ctx, inTx, type Member } from '#platform/ctx';
import { pipelined } from '#platform/db/pipelined';
import { bestPriceOf } from './best-price.ts';
import { claimablePromotions, walletOf } from './promotions.rules.ts';

type GoodsInfo = OutputOf<'marketing.goods.info'>;

/** Coupons an item page offers at once. */
const MOST_COUPONS = 10;

/** What lowers the price of a goods, and the least one piece comes to: for a member with what is theirs, which no shared cache may hold. */
export const showGoodsInfo = (ctx: Ctx, input: ParsedOf<'marketing.goods.info'>): Promise<GoodsInfo> =>
  isMember(ctx) ? inTx(ctx, (ctx) => goodsInfo(ctx, input)) : goodsInfo(ctx, input);

async function goodsInfo(ctx: Ctx, { cid, spuId, skuId }: ParsedOf<'marketing.goods.info'>): Promise<GoodsInfo> {
  const skus = skuId ? [{ cid, skuId }] : await findCheapestSkus(ctx, cid, [spuId]);
  const [offers, claimable, owned, shops] = await pipelined([
    findOffers(ctx, skus),
    listClaimable(ctx, [cid]),
    findOwned(ctx, cid),
    listShops(ctx),
  ]);
  const offer = offers.find(({ goodsId }) => goodsId === spuId);
  if (!offer) throw fail('NOT_FOUND');
  const fit = claimable.filter((coupon) => isFor(coupon, offer));
  return {
    promotions: ladderStrip(offer),
    coupons: fit.slice(0, MOST_COUPONS).map((coupon) => viewClaimable(coupon, shops)),
    bestPrice: bestPriceOf(offer, [...owned, ...claimablePromotions(fit)]),
    serverNow: ctx.now.getTime(),
  };
}

/** The least one piece of each costs a visitor; only of goods whose price something lowers. */
export async function showPrices(ctx: Ctx, { cid, goodsIds }: ParsedOf<'checkout.price.list'>): Promise<OutputOf<'checkout.price.list'>> {
  const visitor: Ctx = { ...ctx, actor: { kind: 'visitor' } };
  const [skus, claimable] = await pipelined([findCheapestSkus(visitor, cid, goodsIds), listClaimable(visitor, [cid])]);
  const offers = await findOffers(visitor, skus);
  return offers.flatMap((offer) => {
    const bestPrice = bestPriceOf(offer, claimablePromotions(claimable));
    return bestPrice ? [{ goodsId: offer.goodsId, bestPrice }] : [];
  });
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
