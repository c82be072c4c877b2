import type { ReactNode } from 'react';
import { OtherShopLink } from '#navigation/other-shop-link';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import type { TicketTerms } from './coupon-queries.ts';

interface UseCouponLinkProps {
  /** The coupon as it is claimed, not the member's own. */
  readonly id: string;
  readonly cids: TicketTerms['cids'];
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** To the goods a coupon is for; one of another shop leads there. */
export function UseCouponLink({ id, cids, ...rest }: UseCouponLinkProps) {
  const { cid } = useShop();
  const [other] = cids;
  if (other === undefined || cids.includes(cid)) return <PageLink page="useCoupon" query={{ id }} {...rest} />;
  return <OtherShopLink cid={other} page="useCoupon" query={{ id }} {...rest} />;
}
