import type { ShopContext } from '@qianpu/contract/shop-context';
import type { SiteFacts } from '@qianpu/contract/ssr';
import { isResizable, pictureWidths } from '@qianpu/kit/picture';
import { hostOf } from '#lib/picture-source';
import type { PageQuery } from '#navigation/address';
import type { PageName } from '#navigation/pages';
import { canonical } from '#navigation/resolve';

/** Whole addresses, as search engines and messengers need them. */
export interface Site {
  readonly addressOf: (name: PageName, query: PageQuery) => string;
  /** In its largest form. */
  readonly pictureAddress: (key: string) => string;
}

export const siteOf = ({ origin, isShared }: SiteFacts, shop: ShopContext): Site => ({
  addressOf: (name, query) => origin + canonical(name, query, shop, isShared ? shop.mid : null),
  pictureAddress: (key) =>
    `${hostOf(key, shop.imageHosts) || origin}/img/${key}${isResizable(key) ? `?w=${Math.max(...pictureWidths)}` : ''}`,
});
