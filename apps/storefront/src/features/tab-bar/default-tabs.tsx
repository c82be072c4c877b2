import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import House from '#icons/house';
import LayoutGrid from '#icons/layout-grid';
import ShoppingCart from '#icons/shopping-cart';
import UserRound from '#icons/user-round';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import { Tab } from './tab.tsx';
import styles from './tab-bar.module.css';
import type { DefaultTab } from './tab-bar.rules.ts';
import { tabBarTexts } from './tab-bar.texts.ts';

interface DefaultTabsProps {
  readonly active: DefaultTab;
  readonly cartBadge: ReactNode;
}

/** Home, category, cart, mine (spec 3). */
export function DefaultTabs({ active, cartBadge }: DefaultTabsProps) {
  const { categories } = useMessages();
  const titles = useTitles();
  const { home, mine } = useTexts(tabBarTexts);
  const rows = [
    ['home', 'index', home, House],
    ['category', 'goodClass', categories, LayoutGrid],
    ['cart', 'shopping', titles.cart, ShoppingCart],
    ['userCenter', 'userCenter', mine, UserRound],
  ] as const;
  return (
    <ul className={styles.bar}>
      {rows.map(([tab, page, word, shape]) => (
        <Tab
          key={tab}
          isActive={tab === active}
          word={word}
          icon={<Icon of={shape} size={24} />}
          badge={tab === 'cart' && cartBadge}
          link={(content) => (
            <PageLink page={page} className={styles.tab}>
              {content}
            </PageLink>
          )}
        />
      ))}
    </ul>
  );
}
