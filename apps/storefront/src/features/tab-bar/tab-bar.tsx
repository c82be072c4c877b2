import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '#i18n/texts';
import type { PageQuery } from '#navigation/address';
import type { NavPage } from '#navigation/nav-page.types';
import { usePlatform } from '#platform/platform';
import { useShop } from '#session/shop-context';
import { CustomTabs } from './custom-tabs.tsx';
import { DefaultTabs } from './default-tabs.tsx';
import styles from './tab-bar.module.css';
import { planTabBar } from './tab-bar.rules.ts';
import { tabBarTexts } from './tab-bar.texts.ts';
import { useArranged } from './use-arranged.ts';

interface TabBarProps {
  readonly page: NavPage | undefined;
  readonly query: PageQuery;
  /** What is in the cart, at the corner of its icon. */
  readonly cartBadge: ReactNode;
}

/** The bottom navigation (spec 2.5). It stands beside the pages, so that it stays while they change. */
export function TabBar({ page, query, cartBadge }: TabBarProps) {
  const { label } = useTexts(tabBarTexts);
  const { hasNavigation } = useShop();
  // Opened from an item, the cart is a page on the way back to it and no tab.
  const shown = page === 'cart' && query.from ? undefined : page;
  const place = { hasNavigation, isMini: useIsMini(query), page: shown, id: query.id };
  const plan = planTabBar(place, useArranged(place));
  if (plan.kind === 'none') return null;
  return (
    <nav className={styles.room} aria-label={label} data-tabs>
      {plan.kind === 'default' ? <DefaultTabs {...plan} cartBadge={cartBadge} /> : <CustomTabs {...plan} cartBadge={cartBadge} />}
    </nav>
  );
}

const nothingChanges = () => () => {};

/** The server knows a mini-program by the address alone; a phone that comes to life begins with what it was sent. */
function useIsMini({ env: requested }: PageQuery): boolean {
  const { env } = usePlatform();
  return useSyncExternalStore(
    nothingChanges,
    () => env === 'mini',
    () => requested === 'mini',
  );
}
