import type { OutputOf } from '@qianpu/contract/types';
import type { Offer } from '#modules/catalog';
import { type Promotion, priceBasket, priceOnePiece } from '#modules/pricing';
import { isCovered } from './activity-promotions.ts';
import { basketLine, ladderOf } from './promotions.rules.ts';

type BestPrice = NonNullable<OutputOf<'marketing.goods.info'>['bestPrice']>;

/**
 * What one piece comes to with these promotions, and by which of them; null when nothing lowers its price. Freight is no part of it. A shop's
 * promotions are mostly for other goods or for more than one piece: what cannot lower this piece never reaches the engine.
 */
export function bestPriceOf(offer: Offer, promotions: readonly Promotion[]): BestPrice | null {
  const line = basketLine(offer, 1);
  const fit = [...ladderOf([offer]), ...promotions].filter((promotion) => isCovered(promotion, line) && isReached(promotion, offer));
  if (fit.length === 0) return null;
  const known = priceOnePiece(line, fit);
  if (known) return known.taken.length === 0 ? null : { fen: known.payableFen, how: [...known.taken] };
  const [shop] = priceBasket({ lines: [line], freight: {}, promotions: fit }).shops;
  if (!shop || shop.discountFen === 0) return null;
  return {
    fen: shop.payableFen,
    how: shop.receipt.flatMap(({ promotionKind, name, amountFen, isTaken }) =>
      isTaken && promotionKind && amountFen < 0 ? [{ promotionKind, name, offFen: -amountFen }] : [],
    ),
  };
}

/** Whether one piece alone can reach its threshold: earlier promotions only leave less of it. */
function isReached(promotion: Promotion, { skuId, priceFen }: Pick<Offer, 'skuId' | 'priceFen'>): boolean {
  switch (promotion.kind) {
    case 'N_FOR_PRICE':
      return promotion.pieces <= 1;
    case 'LADDER':
      return promotion.stepsOfSku[skuId]?.some(({ fromPieces }) => fromPieces <= 1) ?? false;
    case 'FULL_REDUCTION': {
      const { reduction } = promotion;
      if (reduction.by === 'EVERY') return reduction.everyFen <= priceFen;
      const measured = reduction.measure === 'FEN' ? priceFen : 1;
      return reduction.tiers.some(({ from }) => from <= measured);
    }
    case 'COUPON':
    case 'FIRST_ORDER':
      return promotion.fromFen <= priceFen;
    default:
      return true;
  }
}
