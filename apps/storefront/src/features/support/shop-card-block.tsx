import type { ShopContext } from '@qianpu/contract/shop-context';
import type { BlockProps, OutputOf } from '@qianpu/contract/types';
import { useRead } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import Clock from '#icons/clock';
import Headset from '#icons/headset';
import MapPin from '#icons/map-pin';
import Phone from '#icons/phone';
import Store from '#icons/store';
import type { BlockViewProps } from '#lib/block-view';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { Dotted } from '#ui/dotted';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { ShopRating, ShopState } from '#ui/shop-state';
import styles from './shop-card-block.module.css';
import { supportTexts } from './support.texts.ts';
import { statusOf } from './support-queries.ts';
import { useCustomerService } from './use-customer-service.tsx';

export const queries = (_props: BlockProps<'shopCard'>, { cid }: ShopContext) => [statusOf(cid)];

/** Who sells here, when, and how they are reached. What is not known is left out: the rest of the card stands without it. */
export function View({ props }: BlockViewProps<'shopCard'>) {
  const shop = useShop();
  const { data } = useRead(statusOf(shop.cid));
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <Picture pictureKey={shop.squareLogo} alt="" sizes="48px" className={styles.logo} />
        <div className={styles.words}>
          <h2 className={styles.name}>{shop.shopName}</h2>
          {data && <ShopRating rating={data.rating} />}
          {data && <ShopState shop={data} />}
        </div>
      </div>
      <ul className={styles.facts}>
        {shop.shopNote && (
          <li className={styles.fact}>
            <Icon of={MapPin} size={16} className={styles.icon} />
            <span>
              <Dotted text={shop.shopNote} />
            </span>
          </li>
        )}
        {data && <Reach props={props} opening={data} />}
      </ul>
      <Ways />
    </section>
  );
}

type Opening = OutputOf<'shop.status.find'>;

function Reach({ props, opening }: { readonly props: BlockProps<'shopCard'>; readonly opening: Opening }) {
  const texts = useTexts(supportTexts);
  return (
    <>
      {props.hasHours && opening.hours !== '' && (
        <li className={styles.fact}>
          <Icon of={Clock} size={16} className={styles.icon} />
          {texts.hours(opening.hours)}
        </li>
      )}
      {props.hasPhone &&
        opening.phones.map((phone) => (
          <li key={phone}>
            <a href={`tel:${phone}`} className={styles.phone} aria-label={texts.callAt(phone)}>
              <Icon of={Phone} size={16} className={styles.icon} />
              {phone}
            </a>
          </li>
        ))}
    </>
  );
}

function Ways() {
  const { callService, otherStores } = useTexts(supportTexts);
  const { open, sheet } = useCustomerService();
  return (
    <div className={styles.ways}>
      <PageLink page="instLoadPage" className={styles.way}>
        <Icon of={Store} size={18} />
        {otherStores}
      </PageLink>
      <button type="button" className={styles.way} onClick={open}>
        <Icon of={Headset} size={18} />
        {callService}
      </button>
      {sheet}
    </div>
  );
}
