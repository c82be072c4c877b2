import { useFresh } from '#api/read-query';
import { useSession } from '#session/session';
import { Badge } from '#ui/badge';
import { myCouponCounts } from './coupon-queries.ts';

/** How many coupons the member can use, at the corner of an entry. */
export function CouponCount({ className }: { readonly className?: string | undefined }) {
  const { isMember } = useSession();
  const { data } = useFresh(myCouponCounts(), isMember);
  return <Badge count={isMember ? (data?.counts.unused ?? 0) : 0} className={className} />;
}
