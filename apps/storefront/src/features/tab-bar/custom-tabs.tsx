import type { NavigationConfig, NavigationTab } from '@qianpu/contract/types';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#lib/class-names';
import { DecoratedLink } from '#navigation/page-link';
import { Picture } from '#ui/picture';
import { Tab } from './tab.tsx';
import styles from './tab-bar.module.css';

interface CustomTabsProps {
  readonly config: NavigationConfig;
  /** None where no tab leads to the page. */
  readonly activeId: string | undefined;
  readonly cartBadge: ReactNode;
}

const isCart = ({ linkTo }: NavigationTab) => linkTo.pageType === 'systemPage' && linkTo.data.name === 'shoppingCart';

/** As the merchant arranged them (spec 3). Styles: 1 icon above text, 2 text for the active tab alone, 3 raised middle. */
export function CustomTabs({ config, activeId, cartBadge }: CustomTabsProps) {
  const { navIds, navMap, navStyle, activeColor, unactiveColor, backgroundColor } = config;
  const look = {
    '--tabs': navIds.length,
    '--tab': unactiveColor,
    '--tab-active': activeColor,
    '--tab-ground': backgroundColor,
  } as CSSProperties;
  const raised = navStyle.id === 3 ? navIds[(navIds.length - 1) / 2] : null;
  return (
    <ul className={classNames(styles.bar, navStyle.id === 2 && styles.iconsOnly)} style={look}>
      {navIds.map((id) => {
        const tab = navMap[id];
        if (!tab) return null;
        const isActive = id === activeId;
        const picture = isActive ? tab.navIconActive : tab.navIcon;
        return (
          <Tab
            key={id}
            isActive={isActive}
            isRaised={id === raised}
            word={tab.navName}
            icon={<Picture key={picture} pictureKey={picture} alt="" sizes="48px" loading="eager" className={styles.picture} />}
            badge={isCart(tab) && cartBadge}
            link={(content) => (
              <DecoratedLink link={tab.linkTo} className={styles.tab}>
                {content}
              </DecoratedLink>
            )}
          />
        );
      })}
    </ul>
  );
}
