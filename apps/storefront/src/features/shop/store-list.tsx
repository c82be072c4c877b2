import type { Institution } from '@qianpu/contract/types';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import { hrefOf } from '#navigation/resolve';
import { useShop } from '#session/shop-context';
import { Dotted } from '#ui/dotted';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { Tag } from '#ui/tag';
import { distanceText } from './distance-text.ts';
import { shopTexts } from './shop.texts.ts';
import styles from './store-list.module.css';

interface StoreListProps {
  /** With metres where the distance was asked for; null: nobody knows where the store is. */
  readonly stores: readonly (Institution & { readonly distance?: number | null })[];
  /** The path below the base that choosing a store leads to; its home where nothing else is said. */
  readonly wayTo?: ((cid: string) => string) | undefined;
}

/** The merchant's shops. Another shop has other colours and other texts, so choosing one loads its page anew. */
export function StoreList({ stores, wayTo }: StoreListProps) {
  const shop = useShop();
  const { lang } = useMessages();
  const { currentStore, resting } = useTexts(shopTexts);
  const pathTo = wayTo ?? ((cid: string) => hrefOf('index', { cid }, shop));
  return (
    <ul>
      {stores.map((store) => (
        <li key={store.organizationId}>
          <a className={styles.card} href={shop.base + pathTo(store.organizationId)}>
            <Picture pictureKey={store.squareLogo} alt="" sizes="48px" loading="eager" className={styles.logo} />
            <span className={styles.words}>
              <span className={styles.name}>
                <span className={styles.nameText}>{store.shopName}</span>
                {store.organizationId === shop.cid && <Tag>{currentStore}</Tag>}
              </span>
              <span className={styles.note}>
                <Dotted text={store.note} />
              </span>
              {store.status === 'RESTING' && <span className={styles.resting}>{resting}</span>}
            </span>
            <span className={styles.way}>
              {store.distance != null && distanceText(store.distance, lang)}
              <Icon of={ChevronRight} size={16} className={styles.chevron} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
