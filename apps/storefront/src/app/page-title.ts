import type { ShopContext } from '@qianpu/contract/shop-context';
import type { CachedRead } from '#api/read-query';
import type { PageTitles } from '#i18n/titles';
import type { PageAddress } from '#navigation/address';
import type { PageHead } from '#navigation/page-module';
import { pageOf } from '#navigation/pages';
import { loadedPage } from './load-page.ts';

export const headOf = ({ name, query }: PageAddress, shop: ShopContext, cached: CachedRead): PageHead =>
  loadedPage(name)?.head?.(query, shop, cached) ?? {};

/** The route's title, else the business name, which also takes the place of the default shop's home title (spec 1, 2.6); unknown without titles. */
export function titleOf(address: PageAddress, head: PageHead, shop: ShopContext, titles: PageTitles | undefined): string | undefined {
  const { title } = pageOf(address.name);
  if (head.title) return head.title;
  return title && !(address.name === 'index' && shop.isDefaultShop) ? titles?.[title] : shop.merchantName;
}
