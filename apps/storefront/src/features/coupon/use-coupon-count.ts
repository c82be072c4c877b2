import { useFresh } from '#api/read-query';
import { useSession } from '#session/session';
import { myCouponCounts } from './coupon-queries.ts';

/** How many coupons the member can use; undefined where it is not known. */
export function useCouponCount(): number | undefined {
  const { isMember } = useSession();
  const { data } = useFresh(myCouponCounts(), isMember);
  return isMember ? data?.counts.unused : undefined;
}
