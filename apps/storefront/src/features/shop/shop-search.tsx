import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages';
import ChevronDown from '#icons/chevron-down';
import MapPin from '#icons/map-pin';
import Search from '#icons/search';
import type { BlockViewProps } from '#lib/block-view';
import { classNames } from '#lib/class-names';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { Dotted } from '#ui/dotted';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import styles from './shop-search.module.css';

/** Words shown in the search pill. */
const shownWords = 2;

/** The shop's name, which leads to the other shops, and below it the search that stays on top. */
export function ShopSearch({ props }: BlockViewProps<'search'>) {
  const { search } = useMessages();
  const head = useRef<HTMLElement>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (!head.current) return;
    const observer = new IntersectionObserver(([entry]) => setStuck(entry?.isIntersecting === false));
    observer.observe(head.current);
    return () => observer.disconnect();
  }, []);
  const words = props.words.slice(0, shownWords).join(' · ');
  return (
    <>
      <header ref={head} className={styles.head}>
        <ShopHead />
      </header>
      <search className={classNames(styles.sticky, isStuck && styles.stuck)}>
        <PageLink page="goodSearch" className={styles.pill}>
          <Icon of={Search} size={18} className={styles.glass} />
          <span className={styles.words}>
            <Dotted text={words} />
          </span>
          <span className={styles.button}>{search}</span>
        </PageLink>
      </search>
    </>
  );
}

function ShopHead() {
  const shop = useShop();
  const { chooseStore } = useMessages();
  return (
    <>
      <h1 className={styles.name}>
        <PageLink page="instLoadPage" className={styles.nameLink} aria-label={chooseStore(shop.shopName)}>
          <Picture pictureKey={shop.squareLogo} alt="" sizes="28px" loading="eager" className={styles.logo} />
          <span className={styles.nameText}>{shop.shopName}</span>
          <Icon of={ChevronDown} size={16} className={styles.chevron} />
        </PageLink>
      </h1>
      {shop.shopNote && (
        <p className={styles.note}>
          <Icon of={MapPin} size={14} className={styles.pin} />
          <span className={styles.noteText}>
            <Dotted text={shop.shopNote} />
          </span>
        </p>
      )}
    </>
  );
}
