import { useRead } from '#api/read-query';
import { statusOf } from '#features/support';
import { useTexts } from '#i18n/texts';
import Phone from '#icons/phone';
import { useShop } from '#session/shop-context';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { QrCode } from '#ui/qr-code';
import { ShopRating, ShopState } from '#ui/shop-state';
import { useEntry } from '../use-entry.ts';
import { deskTexts } from './desk.texts.ts';
import styles from './desk-aside.module.css';
import { pageAddress } from './page-address.ts';

/** Beside the column: the way to go on with a phone, and who sells here. */
export function DeskAside() {
  const { scan, scanNote, about } = useTexts(deskTexts);
  const shop = useShop();
  const { path, search } = useEntry();
  return (
    <aside className={styles.aside} aria-label={about}>
      <section className={styles.card}>
        <QrCode text={pageAddress(window.location.origin, { path, search }, shop)} label={scan} />
        <p className={styles.scan}>{scan}</p>
        <p className={styles.note}>{scanNote}</p>
      </section>
      <ShopFacts />
    </aside>
  );
}

function ShopFacts() {
  const { cid, shopName, squareLogo } = useShop();
  const { call } = useTexts(deskTexts);
  const { data } = useRead(statusOf(cid));
  return (
    <section className={styles.card}>
      <div className={styles.shop}>
        <Picture pictureKey={squareLogo} alt="" sizes="36px" className={styles.logo} />
        <h2 className={styles.name}>{shopName}</h2>
      </div>
      {data && (
        <div className={styles.facts}>
          <ShopRating rating={data.rating} />
          <ShopState shop={data} />
          {data.phones.map((phone) => (
            <a key={phone} href={`tel:${phone}`} className={styles.phone} aria-label={call(phone)}>
              <Icon of={Phone} size={14} />
              {phone}
            </a>
          ))}
        </div>
      )}
    </section>
  );
}
