import type { NavigationConfig, NavigationTab } from '@qianpu/contract/types';
import type { DemoShop, DemoTab } from './demo.types.ts';
import { categoryIconKey, tabIconKeys } from './paint/keys.ts';
import { idOf, type Shelf } from './shelf.ts';

/** A bottom navigation as a merchant would set it, below every page that may have one. */
export function navigationOf(shop: DemoShop, mid: string, shelf: Shelf): NavigationConfig {
  const { styleId, activeColor, unactiveColor, tabs } = shop.navigation;
  const entries = tabs.map((tab, nth) => [`tab${nth + 1}`, tabOf(tab, shop, mid, shelf)] as const);
  return {
    navIds: entries.map(([id]) => id),
    navMap: Object.fromEntries(entries),
    navStyle: { id: styleId },
    activeColor,
    unactiveColor,
    backgroundColor: '#ffffff',
    applyPage: ['1', '2', '3', '4', '5', '6'],
  };
}

function tabOf(tab: DemoTab, shop: DemoShop, mid: string, shelf: Shelf): NavigationTab {
  if ('drawing' in tab) {
    const { rest, active } = tabIconKeys(mid, shop, tab.drawing);
    return { navName: tab.name, navIcon: rest, navIconActive: active, linkTo: { pageType: 'systemPage', data: { name: tab.page } } };
  }
  const category = shop.categories.find(({ key }) => key === tab.category);
  if (!category) throw new Error(`the demo has no category "${tab.category}"`);
  const picture = categoryIconKey(mid, shop, category);
  return {
    navName: tab.name,
    navIcon: picture,
    navIconActive: picture,
    linkTo: { pageType: 'goodsGroup', data: { id: idOf(shelf.categories, tab.category) } },
  };
}
