import { classNames } from '#lib/class-names';
import { ClaimAction } from './claim-action.tsx';
import type { CouponCard } from './coupon-queries.ts';
import { CouponWorth } from './coupon-worth.tsx';
import { isOutOfReach } from './out-of-reach.ts';
import styles from './small-coupon.module.css';

/** A coupon in a row of several. */
export const SmallCoupon = ({ coupon }: { readonly coupon: CouponCard }) => (
  <article className={classNames(styles.card, isOutOfReach(coupon) && styles.quiet)}>
    <CouponWorth worth={coupon.worth} fromFen={coupon.fromFen} />
    <h3 className={styles.name}>{coupon.name}</h3>
    <div className={styles.action}>
      <ClaimAction coupon={coupon} />
    </div>
  </article>
);
