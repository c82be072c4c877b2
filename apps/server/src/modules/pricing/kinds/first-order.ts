import type { PromotionOf } from '../promotion.types.ts';
import { type OrderStageKind, STAGE } from './kind.types.ts';
import { fromThreshold } from './threshold.ts';
import { touchesUnlessRefused } from './touch.ts';

/** Once in a shopper's life with a merchant: of all in a basket one is taken. */
export interface FirstOrder extends PromotionOf<'FIRST_ORDER'> {
  readonly fromFen: number;
  readonly minusFen: number;
}

/** Once in a shopper's life with a merchant. */
export const firstOrder: OrderStageKind<FirstOrder> = {
  kind: 'FIRST_ORDER',
  scope: 'order',
  stage: STAGE.firstOrder,
  group: 'first-order',
  meets: ['coupon', 'freight'],
  pick: 'one-of-basket',
  isChosen: false,
  touches: touchesUnlessRefused,
  activityType: () => undefined,
  mayReachZero: true,
  offFen: ({ fromFen, minusFen }, { leftFen }) => (leftFen >= fromFen ? minusFen : 0),
  describe: ({ fromFen, minusFen }, { leftFen }) => fromThreshold(fromFen, leftFen, minusFen),
};
