import type { PromotionOf, UnitPrices } from '../promotion.types.ts';
import { type LineKind, STAGE } from './kind.types.ts';
import { touchesAny } from './touch.ts';

export interface Hourly extends PromotionOf<'HOURLY'>, UnitPrices {}

/** A flash sale with slots: the specification has no number of its own for it. */
export const hourly: LineKind<Hourly> = {
  kind: 'HOURLY',
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
