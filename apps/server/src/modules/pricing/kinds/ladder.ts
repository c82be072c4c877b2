import type { PromotionOf } from '../promotion.types.ts';
import { type LineKind, STAGE } from './kind.types.ts';
import { missingPieces, priceOfStep, type Step } from './steps.ts';
import { touchesUnlessRefused } from './touch.ts';

/** From so many pieces of a SKU in one order, each costs so much. */
export interface Ladder extends PromotionOf<'LADDER'> {
  readonly stepsOfSku: Readonly<Record<string, readonly Step[]>>;
}

/** Counts the pieces of a SKU in the order, also those that have another price. */
export const ladder: LineKind<Ladder> = {
  kind: 'LADDER',
  scope: 'line',
  stage: STAGE.price,
  group: 'price',
  meets: ['reduction', 'first-order', 'coupon', 'freight'],
  pick: 'all',
  isChosen: false,
  touches: touchesUnlessRefused,
  activityType: () => undefined,
  unitFen: ({ stepsOfSku }, { skuId }, pieces) => priceOfStep(stepsOfSku[skuId], pieces.ofSku(skuId)),
  missing: ({ stepsOfSku }, lines, pieces) => missingPieces(lines, stepsOfSku, ({ skuId }) => pieces.ofSku(skuId)),
};
