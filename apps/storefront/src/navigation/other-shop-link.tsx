import type { ComponentProps } from 'react';
import { usePlatform } from '#platform/platform';
import { useShop } from '#session/shop-context';
import { onPlainClick } from './page-link.tsx';
import type { LinkQuery, PageLikeName } from './resolve.ts';
import { hrefOf, resolve } from './resolve.ts';
import { useNavigationContext } from './use-navigation-context.ts';

interface OtherShopLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> {
  /** The shop of the merchant it leads to. */
  readonly cid: string;
  readonly page: PageLikeName;
  readonly query: LinkQuery;
}

/** A link into another shop of the merchant. It has other colours and texts, so its page is loaded anew; the cid of the address says which (spec 2.3). */
export function OtherShopLink({ cid, page, query, ...rest }: OtherShopLinkProps) {
  const shop = useShop();
  const context = useNavigationContext();
  const { openHostPage } = usePlatform();
  const there = { ...query, cid };
  const follow = async () => {
    const place = resolve(page, there, context());
    if (place.kind === 'host' && (await openHostPage(place.page))) return;
    if ('path' in place) window.location.assign(shop.base + place.path);
  };
  return <a {...rest} href={shop.base + hrefOf(page, there, shop)} onClick={onPlainClick(() => void follow())} />;
}
