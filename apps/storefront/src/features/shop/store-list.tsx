import type { Institution } from '@qianpu/contract/types';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMessages } from '#i18n/messages';
import { hrefOf } from '#navigation/resolve';
import { useShop } from '#session/shop-context';
import { Dotted } from '#ui/dotted';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { Tag } from '#ui/tag';
import styles from './store-list.module.css';

/** The merchant's shops. Another shop has other colours and other texts, so choosing one loads its home anew. */
export function StoreList({ stores }: { readonly stores: readonly Institution[] }) {
  const shop = useShop();
  const { currentStore } = useMessages();
  return (
    <ul>
      {stores.map((store) => (
        <li key={store.organizationId}>
          <a className={styles.card} href={shop.base + hrefOf('index', { cid: store.organizationId }, shop)}>
            <Picture pictureKey={store.squareLogo} alt="" sizes="48px" loading="eager" className={styles.logo} />
            <span className={styles.words}>
              <span className={styles.name}>
                <span className={styles.nameText}>{store.shopName}</span>
                {store.organizationId === shop.cid && <Tag>{currentStore}</Tag>}
              </span>
              <span className={styles.note}>
                <Dotted text={store.note} />
              </span>
            </span>
            <Icon of={ChevronRight} size={16} className={styles.chevron} />
          </a>
        </li>
      ))}
    </ul>
  );
}
