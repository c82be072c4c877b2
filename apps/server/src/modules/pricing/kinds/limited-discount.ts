import type { BasketLine, PromotionOf, UnitPrices } from '../promotion.types.ts';
import { type LineKind, STAGE } from './kind.types.ts';
import { percentPrice } from './percent.ts';
import { touchesUnlessRefused } from './touch.ts';

/** 80: a piece costs 80 % of its price. */
export interface LimitedDiscount extends PromotionOf<'LIMITED_DISCOUNT'> {
  readonly discount:
    | { readonly by: 'PERCENT'; readonly percent: number }
    | ({ readonly by: 'PRICE' } & UnitPrices)
    | { readonly by: 'MINUS'; readonly minusFen: number };
}

function discounted({ discount }: LimitedDiscount, { skuId, unitFen }: BasketLine): number | undefined {
  if (discount.by === 'PERCENT') return percentPrice(unitFen, discount.percent);
  return discount.by === 'PRICE' ? discount.unitFenOfSku[skuId] : Math.max(1, unitFen - discount.minusFen);
}

export const limitedDiscount: LineKind<LimitedDiscount> = {
  kind: 'LIMITED_DISCOUNT',
  scope: 'line',
  stage: STAGE.price,
  group: 'price',
  meets: ['reduction', 'first-order', 'coupon', 'freight'],
  pick: 'all',
  isChosen: false,
  touches: touchesUnlessRefused,
  activityType: () => 401,
  unitFen: discounted,
};
