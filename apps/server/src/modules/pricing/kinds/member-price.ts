import type { PromotionOf, UnitPrices } from '../promotion.types.ts';
import { type LineKind, STAGE } from './kind.types.ts';
import { percentPrice } from './percent.ts';

/** A percentage of the level or card; where a SKU has a price of its own, that one holds. */
export interface MemberPrice extends PromotionOf<'MEMBER_PRICE'>, UnitPrices {
  readonly percent?: number;
}

export const memberPrice: LineKind<MemberPrice> = {
  kind: 'MEMBER_PRICE',
  scope: 'line',
  stage: STAGE.price,
  group: 'price',
  meets: ['reduction', 'first-order', 'coupon', 'freight'],
  pick: 'all',
  isChosen: false,
  touches: ({ noPromotions, noMemberPrice }) => !noPromotions && !noMemberPrice,
  activityType: () => undefined,
  unitFen: ({ unitFenOfSku, percent }, { skuId, unitFen }) =>
    unitFenOfSku[skuId] ?? (percent === undefined ? undefined : percentPrice(unitFen, percent)),
};
