import { useId } from 'react';
import { FavouriteButton } from '#features/favourite';
import { useTexts } from '#i18n/texts';
import Ellipsis from '#icons/ellipsis';
import Footprints from '#icons/footprints';
import Heart from '#icons/heart';
import House from '#icons/house';
import Search from '#icons/search';
import UserRound from '#icons/user-round';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import styles from './item-actions.module.css';
import { itemActionsTexts } from './item-actions.texts.ts';
import { ItemTabs } from './item-tabs.tsx';

const ways = [
  { page: 'index', icon: House },
  { page: 'goodSearch', icon: Search },
  { page: 'favourites', icon: Heart },
  { page: 'footprints', icon: Footprints },
  { page: 'userCenter', icon: UserRound },
] as const;

/** The bar that comes with the words of the page; above it the heart, and the ways elsewhere. A browser opens and closes them by itself: they are of use before any script. */
export function ItemActions({ id }: { readonly id: string }) {
  const texts = useTexts(itemActionsTexts);
  const menu = useId();
  return (
    <>
      <ItemTabs />
      <div className={styles.actions}>
        <FavouriteButton goodsId={id} className={styles.action} />
        <button type="button" className={styles.more} aria-label={texts.more} popoverTarget={menu}>
          <Icon of={Ellipsis} />
        </button>
        <nav id={menu} popover="auto" className={styles.menu} aria-label={texts.more}>
          {ways.map(({ page, icon }) => (
            <PageLink key={page} page={page} className={styles.way}>
              <Icon of={icon} size={18} />
              {texts.ways[page]}
            </PageLink>
          ))}
        </nav>
      </div>
    </>
  );
}
