import type { PromotionKind, PromotionOf } from '../promotion.types.ts';
import { coupon } from './coupon.ts';
import { firstOrder } from './first-order.ts';
import { flash } from './flash.ts';
import { freeFreight } from './free-freight.ts';
import { fullReduction } from './full-reduction.ts';
import { group } from './group.ts';
import { hourly } from './hourly.ts';
import type { Kind } from './kind.types.ts';
import { ladder } from './ladder.ts';
import { limitedDiscount } from './limited-discount.ts';
import { memberPrice } from './member-price.ts';
import { nForPrice } from './n-for-price.ts';
import { packageOfGoods } from './package.ts';
import { privileged } from './privileged.ts';
import { wholesale } from './wholesale.ts';

/** TABLE of all kinds: one that a receipt can name and that is missing here does not compile. */
export const KINDS = {
  FLASH: flash,
  HOURLY: hourly,
  GROUP: group,
  PACKAGE: packageOfGoods,
  PRIVILEGED: privileged,
  WHOLESALE: wholesale,
  N_FOR_PRICE: nForPrice,
  LADDER: ladder,
  LIMITED_DISCOUNT: limitedDiscount,
  MEMBER_PRICE: memberPrice,
  FULL_REDUCTION: fullReduction,
  FIRST_ORDER: firstOrder,
  COUPON: coupon,
  FREE_FREIGHT: freeFreight,
} satisfies { readonly [Each in PromotionKind]: Kind<PromotionOf<Each>> };

/** A promotion of any kind of the table. */
export type Promotion = Parameters<(typeof KINDS)[PromotionKind]['activityType']>[0];
export type AnyKind = Kind<Promotion>;

export const kindOf = ({ kind }: Promotion): AnyKind => KINDS[kind] as AnyKind;
