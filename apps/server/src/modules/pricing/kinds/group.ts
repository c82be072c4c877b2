import type { PromotionOf, UnitPrices } from '../promotion.types.ts';
import { type LineKind, STAGE } from './kind.types.ts';
import { touchesAny } from './touch.ts';

export interface Group extends PromotionOf<'GROUP'>, UnitPrices {}

/** The price of those who buy together. */
export const group: LineKind<Group> = {
  kind: 'GROUP',
  scope: 'line',
  stage: STAGE.chosenPrice,
  group: 'price',
  meets: ['coupon', 'freight'],
  pick: 'all',
  isChosen: true,
  touches: touchesAny,
  activityType: () => 507,
  unitFen: ({ unitFenOfSku }, { skuId }) => unitFenOfSku[skuId],
};
