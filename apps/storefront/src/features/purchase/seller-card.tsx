import type { OutputOf } from '@qianpu/contract/types';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { buttonClassOf } from '#ui/button';
import { Dotted } from '#ui/dotted';
import { Picture } from '#ui/picture';
import { ShopRating } from '#ui/shop-state';
import styles from './seller-card.module.css';
import { sellerCardTexts } from './seller-card.texts.ts';

type Rating = OutputOf<'shop.status.find'>['rating'];

/** Who sells it, and how it is rated. */
export function SellerCard({ rating }: { readonly rating: Rating }) {
  const { shopName, shopNote, squareLogo } = useShop();
  const { enterShop } = useTexts(sellerCardTexts);
  return (
    <section className={styles.card}>
      <Picture pictureKey={squareLogo} alt="" sizes="44px" className={styles.logo} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.name}>{shopName}</h2>
          <ShopRating rating={rating} />
        </div>
        {shopNote && (
          <p className={styles.note}>
            <Dotted text={shopNote} />
          </p>
        )}
      </div>
      <PageLink page="index" className={buttonClassOf({ tone: 'outline' })} aria-label={`${enterShop} ${shopName}`}>
        {enterShop}
      </PageLink>
    </section>
  );
}
