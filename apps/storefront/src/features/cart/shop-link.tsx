import type { ReactNode } from 'react';
import { OtherShopLink } from '#navigation/other-shop-link';
import { PageLink } from '#navigation/page-link';
import type { LinkQuery, PageLikeName } from '#navigation/resolve';
import { useShop } from '#session/shop-context';

interface ShopLinkProps {
  readonly cid: string;
  readonly className?: string | undefined;
  readonly page?: PageLikeName;
  readonly query?: LinkQuery;
  readonly children: ReactNode;
}

/** To a page of one of the merchant's shops, its home at first. */
export function ShopLink({ cid, page = 'index', query = {}, ...rest }: ShopLinkProps) {
  const shop = useShop();
  const way = { page, query, ...rest };
  return cid === shop.cid ? <PageLink {...way} /> : <OtherShopLink cid={cid} {...way} />;
}
