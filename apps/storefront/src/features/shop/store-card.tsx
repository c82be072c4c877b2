import type { Store } from '@qianpu/contract/types';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import MapPin from '#icons/map-pin';
import Phone from '#icons/phone';
import { useShop } from '#session/shop-context';
import { Dotted } from '#ui/dotted';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { ShopRating, ShopState } from '#ui/shop-state';
import { Tag } from '#ui/tag';
import { distanceText } from './distance-text.ts';
import { MapLink } from './map-link.tsx';
import { shopTexts } from './shop.texts.ts';
import styles from './store-card.module.css';

/** With metres where the distance was asked for; null: nobody knows where the store is. */
export type StoreSeen = Store & { readonly distance?: number | null };

interface StoreCardProps {
  readonly store: StoreSeen;
  readonly href: string;
  /** It is on the first screen. */
  readonly isFirst: boolean;
}

/** A store to choose. The whole card leads into it; its address to the map, its phone to a call. */
export function StoreCard({ store, href, isFirst }: StoreCardProps) {
  const { cid } = useShop();
  const { currentStore } = useTexts(shopTexts);
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <Picture
          pictureKey={store.cover ?? store.squareLogo}
          alt=""
          sizes="96px"
          loading={isFirst ? 'eager' : 'lazy'}
          className={styles.cover}
        />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <a href={href} className={styles.link}>
              {store.shopName}
            </a>
            {store.organizationId === cid && <Tag>{currentStore}</Tag>}
          </h2>
          <ShopRating rating={store.rating} />
          <ShopState shop={store} />
          {store.note && (
            <p className={styles.note}>
              <Dotted text={store.note} />
            </p>
          )}
        </div>
      </div>
      <Reach store={store} />
    </article>
  );
}

function Reach({ store }: { readonly store: StoreSeen }) {
  const { lang } = useMessages();
  const { call } = useTexts(shopTexts);
  const [phone] = store.phones;
  const distance = store.distance == null ? null : distanceText(store.distance, lang);
  if (!store.address && !phone && !distance) return null;
  return (
    <div className={styles.reach}>
      {store.address ? (
        <MapLink store={store} className={styles.address}>
          <Icon of={MapPin} size={16} className={styles.icon} />
          <span className={styles.street}>{store.address}</span>
        </MapLink>
      ) : (
        <span className={styles.address} />
      )}
      {distance && <span className={styles.distance}>{distance}</span>}
      {phone && (
        <a href={`tel:${phone}`} className={styles.phone} aria-label={call(phone)}>
          <Icon of={Phone} size={18} />
        </a>
      )}
    </div>
  );
}
