import type { PromotionOf } from '../promotion.types.ts';
import { type KindBase, type OrderStageKind, STAGE } from './kind.types.ts';
import { percentOf } from './percent.ts';
import { fromThreshold } from './threshold.ts';
import { touchesUnlessRefused } from './touch.ts';

export type CouponWorth =
  | { readonly by: 'AMOUNT'; readonly minusFen: number }
  | { readonly by: 'PERCENT'; readonly percentOff: number; readonly capFen: number }
  | { readonly by: 'FREIGHT'; readonly capFen: number | null }
  | { readonly by: 'EXCHANGE'; readonly priceFen: number };

/** One in an order, used once: of several shops one of them. */
export interface Coupon extends PromotionOf<'COUPON'> {
  readonly fromFen: number;
  readonly worth: CouponWorth;
}

/** What it is worth for so much; worth above what is left is lost. */
function worthOf({ worth }: Coupon, leftFen: number, dearestFen: number): number {
  if (worth.by === 'AMOUNT') return worth.minusFen;
  if (worth.by === 'PERCENT') return Math.min(percentOf(leftFen, worth.percentOff), worth.capFen);
  return worth.by === 'EXCHANGE' ? Math.max(0, dearestFen - worth.priceFen) : 0;
}

const worthForFreight = ({ worth }: Coupon) => (worth.by === 'FREIGHT' ? (worth.capFen ?? Number.POSITIVE_INFINITY) : 0);

const offFen = (coupon: Coupon, { leftFen, dearestFen }: KindBase) =>
  leftFen >= coupon.fromFen ? worthOf(coupon, leftFen, dearestFen) : 0;

/** Its threshold is met by what is left of the pieces it is for. */
export const coupon: OrderStageKind<Coupon> = {
  kind: 'COUPON',
  scope: 'order',
  stage: STAGE.coupon,
  group: 'coupon',
  meets: ['freight'],
  pick: 'one-of-shop',
  isChosen: false,
  touches: touchesUnlessRefused,
  activityType: ({ cids }) => (cids.length === 1 ? 405 : 406),
  mayReachZero: true,
  offFen,
  freightFen: (promotion, { leftFen }) => (leftFen >= promotion.fromFen ? worthForFreight(promotion) : 0),
  mostFreightFen: worthForFreight,
  isOffOnePiece: ({ worth }) => worth.by === 'EXCHANGE',
  describe: (promotion, { leftFen, dearestFen }, feeFen) =>
    fromThreshold(
      promotion.fromFen,
      leftFen,
      worthOf(promotion, promotion.fromFen, dearestFen) + Math.min(worthForFreight(promotion), feeFen),
    ),
};
