import { findCheapestSkus, findOffers, type Offer } from '#modules/catalog';
import { priceBasket } from '#modules/pricing';
import type { Ctx } from '#platform/ctx';
import type { Promotion } from './checkout.types.ts';
import { basketLine } from './promotions.rules.ts';

/** What one piece costs with this promotion alone; undefined: it does not lower it. */
export function unitFenWith(offer: Offer, promotion: Promotion): number | undefined {
  const [shop] = priceBasket({ lines: [basketLine(offer, 1)], freight: {}, promotions: [promotion] }).shops;
  return shop && shop.discountFen > 0 ? shop.payableFen : undefined;
}

/** Of each goods the SKU whose price its card shows. */
export const cheapestOffers = async (ctx: Ctx, cid: string, goodsIds: readonly string[]): Promise<Map<string, Offer>> => {
  if (goodsIds.length === 0) return new Map();
  const offers = await findOffers(ctx, await findCheapestSkus(ctx, cid, goodsIds));
  return new Map(offers.map((offer) => [offer.goodsId, offer]));
};
