import type { NavigationConfig, OutputOf } from '@qianpu/contract/types';
import type { NavPage } from '#navigation/nav-page.types';

/** What is known of the merchant's own navigation: still asked for, looked for in vain (spec 4), failed, or what was arranged. */
export type Arranged = 'loading' | 'late' | 'failed' | 'nothing' | NavigationConfig;

export type DefaultTab = Extract<NavPage, 'home' | 'category' | 'cart' | 'userCenter'>;

export type TabBarPlan =
  | { readonly kind: 'none' }
  | { readonly kind: 'default'; readonly active: DefaultTab }
  | { readonly kind: 'custom'; readonly config: NavigationConfig; readonly activeId: string | undefined };

/** Where the navigation is to show. */
export interface NavPlace {
  readonly hasNavigation: boolean;
  readonly isMini: boolean;
  /** The page on show, as the navigation knows it (spec 2.5). */
  readonly page: NavPage | undefined;
  /** Of a group of goods or a micro page. */
  readonly id: string | undefined;
}

const none: TabBarPlan = { kind: 'none' };

/** `applyPage` names pages by these (spec 3). */
const codeOf: Readonly<Record<NavPage, NavigationConfig['applyPage'][number]>> = {
  home: '1',
  userCenter: '2',
  search: '3',
  category: '4',
  goodsGroup: '4',
  micropage: '5',
  micropageClass: '5',
  cart: '6',
};

type ShopLink = NavigationConfig['navMap'][string]['linkTo'];
type SystemName = Extract<ShopLink, { pageType: 'systemPage' }>['data']['name'];

const systemPages: Readonly<Partial<Record<SystemName, NavPage>>> = {
  index: 'home',
  userCenter: 'userCenter',
  shoppingCart: 'cart',
  goodsCategory: 'category',
  allClassify: 'category',
  allGoods: 'category',
};
const pagesById: Readonly<Partial<Record<ShopLink['pageType'], NavPage>>> = {
  goodsGroup: 'goodsGroup',
  microPage: 'micropage',
  microPageClassify: 'micropageClass',
};

const isDefaultTab = (page: NavPage): page is DefaultTab => /^(home|category|cart|userCenter)$/.test(page);

/** The shop's flag does not count in a mini-program (spec 4). */
export const mayHaveTabBar = ({ hasNavigation, isMini, page }: NavPlace): boolean => page !== undefined && (hasNavigation || isMini);

/** Whether the bottom navigation shows, and with which tabs (spec 4). */
export function planTabBar(place: NavPlace, arranged: Arranged): TabBarPlan {
  const page = pageAt(place);
  if (!page || !mayHaveTabBar(place) || arranged === 'loading' || arranged === 'late') return none;
  // A mini-program for which nothing is arranged has tabs of its own below the web-view.
  if (place.isMini && arranged === 'nothing') return none;
  if (typeof arranged === 'string') return isDefaultTab(page) ? { kind: 'default', active: page } : none;
  const activeId = arranged.navIds.find((id) => leadsTo(arranged.navMap[id]?.linkTo, page, place.id));
  // No tab can lead to the search page (spec 2.3), so being named is enough for it.
  const isShown = arranged.applyPage.includes(codeOf[page]) && (activeId !== undefined || page === 'search');
  return isShown ? { kind: 'custom', config: arranged, activeId } : none;
}

/** All goods count as the category page, as they do in `applyPage`. */
const pageAt = ({ page, id }: NavPlace) => (page === 'goodsGroup' && !id ? 'category' : page);

function leadsTo(link: ShopLink | undefined, page: NavPage, id: string | undefined): boolean {
  if (!link) return false;
  if (link.pageType === 'systemPage') return systemPages[link.data.name] === page;
  return pagesById[link.pageType] === page && 'id' in link.data && link.data.id === id;
}

/** The answer read (spec 7.2). In a mini-program the merchant's navigation shows only where its flag says so. */
export function arrangedIn(answer: OutputOf<'decoration.navigation.pageConfig'>, isMini: boolean): Arranged {
  if (answer.navigationJson === '' || (isMini && answer.appletCustomFlag === 0)) return 'nothing';
  try {
    return JSON.parse(decodeURIComponent(answer.navigationJson));
  } catch {
    return 'failed';
  }
}
