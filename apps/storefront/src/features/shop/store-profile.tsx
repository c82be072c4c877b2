import type { OutputOf, Point } from '@qianpu/contract/types';
import { distanceBetween } from '@qianpu/kit/distance';
import { useState } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import Clock from '#icons/clock';
import MapPin from '#icons/map-pin';
import Phone from '#icons/phone';
import { Icon } from '#ui/icon';
import { LocateButton } from '#ui/locate-button';
import { Picture } from '#ui/picture';
import { ShopRating, ShopState } from '#ui/shop-state';
import { distanceText } from './distance-text.ts';
import { MapLink } from './map-link.tsx';
import { shopTexts } from './shop.texts.ts';
import styles from './store-profile.module.css';

/** One store with all there is to know of it: what nobody has said is left out. */
export function StoreProfile({ store }: { readonly store: OutputOf<'shop.status.find'> }) {
  const texts = useTexts(shopTexts);
  return (
    <section className={styles.card} aria-label={texts.facts}>
      {store.cover && (
        <Picture pictureKey={store.cover} alt="" sizes="(min-width: 540px) 516px, calc(100vw - 24px)" className={styles.cover} />
      )}
      <div className={styles.head}>
        <h2 className={styles.name}>{store.shopName}</h2>
        <ShopRating rating={store.rating} />
        <ShopState shop={store} />
        <Scores rating={store.rating} />
      </div>
      <div className={styles.facts}>
        {store.hours !== '' && (
          <p className={styles.fact}>
            <Icon of={Clock} size={18} className={styles.icon} />
            {texts.today(store.hours)}
          </p>
        )}
        {store.phones.map((phone) => (
          <a key={phone} href={`tel:${phone}`} className={styles.fact} aria-label={texts.call(phone)}>
            <Icon of={Phone} size={18} className={styles.icon} />
            {phone}
          </a>
        ))}
        {store.address && (
          <MapLink store={store} className={styles.fact}>
            <Icon of={MapPin} size={18} className={styles.icon} />
            <span className={styles.street}>{store.address}</span>
          </MapLink>
        )}
        {store.point && <HowFar point={store.point} />}
      </div>
    </section>
  );
}

/** What buyers say of service and delivery; nothing while nobody has. */
function Scores({ rating }: Pick<OutputOf<'shop.status.find'>, 'rating'>) {
  const texts = useTexts(shopTexts);
  const said = (['service', 'logistics'] as const).flatMap((of) => (rating?.[of] ? [texts.scored[of](rating[of].toFixed(1))] : []));
  return said.length > 0 && <p className={styles.scores}>{said.join(' · ')}</p>;
}

/** How far the shopper is from the store, by a tap; the position stays on the phone. */
function HowFar({ point }: { readonly point: Point }) {
  const { lang } = useMessages();
  const texts = useTexts(shopTexts);
  const [here, setHere] = useState<Point | null>(null);
  return (
    <div className={styles.far}>
      <LocateButton
        text={here ? texts.locateAgain : texts.howFar}
        says={here ? texts.away(distanceText(distanceBetween(here, point), lang)) : undefined}
        onFound={setHere}
      />
    </div>
  );
}
