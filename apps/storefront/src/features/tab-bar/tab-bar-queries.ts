import { decorationRows } from '@qianpu/contract/calls/decoration';
import type { ShopContext } from '@qianpu/contract/shop-context';
import { query } from '#api/read-query';
import type { PageQuery } from '#navigation/address';
import type { NavPage } from '#navigation/nav-page.types';
import { mayHaveTabBar } from './tab-bar.rules.ts';

/** The merchant's navigation; a mini-program may be given another one (spec 7.2). */
export const navigationOf = (cid: string, isMini: boolean) =>
  query(decorationRows, 'decoration.navigation.pageConfig', { cid, navigationType: isMini ? 1 : 0 });

/** What the tab bar of a page is drawn from: part of the page's HTML. The address alone says whether a mini-program asks. */
export function tabBarReads(page: NavPage | undefined, { env, id }: PageQuery, { cid, hasNavigation }: ShopContext) {
  const isMini = env === 'mini';
  return mayHaveTabBar({ hasNavigation, isMini, page, id }) ? [navigationOf(cid, isMini)] : [];
}
