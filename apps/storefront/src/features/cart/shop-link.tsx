import type { ReactNode } from 'react';
import { OtherShopLink } from '#navigation/other-shop-link';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';

interface ShopLinkProps {
  readonly cid: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** To the home of one of the merchant's shops. */
export function ShopLink({ cid, ...rest }: ShopLinkProps) {
  const shop = useShop();
  return cid === shop.cid ? <PageLink page="index" {...rest} /> : <OtherShopLink cid={cid} page="index" query={{}} {...rest} />;
}
