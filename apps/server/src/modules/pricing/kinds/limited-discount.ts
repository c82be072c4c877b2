import type { BasketLine, LimitedDiscount } from '../pricing.types.ts';
import { type LineKind, STAGE } from './kind.types.ts';
import { percentPrice } from './percent.ts';
import { touchesUnlessRefused } from './touch.ts';

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
