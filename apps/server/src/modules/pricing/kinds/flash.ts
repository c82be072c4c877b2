import type { PromotionOf, UnitPrices } from '../promotion.types.ts';
import { type LineKind, STAGE } from './kind.types.ts';
import { touchesAny } from './touch.ts';

export interface Flash extends PromotionOf<'FLASH'>, UnitPrices {}

/** Whether a coupon meets it the activity says: one that does not refuses COUPON. */
export const flash: LineKind<Flash> = {
  kind: 'FLASH',
  scope: 'line',
  stage: STAGE.chosenPrice,
  group: 'price',
  meets: ['coupon', 'freight'],
  pick: 'all',
  isChosen: true,
  touches: touchesAny,
  activityType: () => 506,
  unitFen: ({ unitFenOfSku }, { skuId }) => unitFenOfSku[skuId],
};
