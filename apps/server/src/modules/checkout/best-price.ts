import type { OutputOf } from '@qianpu/contract/types';
import type { Offer } from '#modules/catalog';
import { type Promotion, priceBasket } from '#modules/pricing';
import { basketLine, ladderOf } from './promotions.rules.ts';

type BestPrice = NonNullable<OutputOf<'marketing.goods.info'>['bestPrice']>;

/** What one piece comes to with these promotions, and by which of them; null when nothing lowers its price. Freight is no part of it. */
export function bestPriceOf(offer: Offer, promotions: readonly Promotion[]): BestPrice | null {
  const basket = { lines: [basketLine(offer, 1)], freight: {}, promotions: [...ladderOf([offer]), ...promotions] };
  const [shop] = priceBasket(basket).shops;
  if (!shop || shop.discountFen === 0) return null;
  return {
    fen: shop.payableFen,
    how: shop.receipt.flatMap(({ promotionKind, name, amountFen, isTaken }) =>
      isTaken && promotionKind && amountFen < 0 ? [{ promotionKind, name, offFen: -amountFen }] : [],
    ),
  };
}
