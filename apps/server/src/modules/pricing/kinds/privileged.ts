import type { PromotionOf, UnitPrices } from '../promotion.types.ts';
import { type LineKind, STAGE } from './kind.types.ts';
import { touchesAny } from './touch.ts';

export interface Privileged extends PromotionOf<'PRIVILEGED'>, UnitPrices {}

/** The price of a link that was given to few. */
export const privileged: LineKind<Privileged> = {
  kind: 'PRIVILEGED',
  scope: 'line',
  stage: STAGE.chosenPrice,
  group: 'price',
  meets: ['freight'],
  pick: 'all',
  isChosen: true,
  touches: touchesAny,
  activityType: () => undefined,
  unitFen: ({ unitFenOfSku }, { skuId }) => unitFenOfSku[skuId],
};
