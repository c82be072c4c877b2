import type { PromotionOf } from '../promotion.types.ts';
import { type OrderStageKind, STAGE } from './kind.types.ts';
import { fromThreshold } from './threshold.ts';
import { touchesUnlessRefused } from './touch.ts';

/** Of a level, a card or an activity: from an amount of goods on, up to a cap. */
export interface FreeFreight extends PromotionOf<'FREE_FREIGHT'> {
  readonly fromFen: number;
  readonly capFen: number | null;
}

/** Nothing follows it, so the best of an order is taken without a search. */
export const freeFreight: OrderStageKind<FreeFreight> = {
  kind: 'FREE_FREIGHT',
  scope: 'order',
  stage: STAGE.freight,
  group: 'freight',
  meets: [],
  pick: 'best-of-shop',
  isChosen: false,
  touches: touchesUnlessRefused,
  activityType: () => undefined,
  mayReachZero: true,
  offFen: () => 0,
  freightFen: ({ fromFen, capFen }, { leftFen }) => (leftFen >= fromFen ? (capFen ?? Number.POSITIVE_INFINITY) : 0),
  mostFreightFen: ({ capFen }) => capFen ?? Number.POSITIVE_INFINITY,
  describe: ({ fromFen, capFen }, { leftFen }, feeFen) => fromThreshold(fromFen, leftFen, Math.min(capFen ?? feeFen, feeFen)),
};
