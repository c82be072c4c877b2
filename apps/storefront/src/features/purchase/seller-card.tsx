import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { buttonClassOf } from '#ui/button';
import { Dotted } from '#ui/dotted';
import { Picture } from '#ui/picture';
import styles from './seller-card.module.css';
import { sellerCardTexts } from './seller-card.texts.ts';

/** Who sells it. */
export function SellerCard() {
  const { shopName, shopNote, squareLogo } = useShop();
  const { enterShop } = useTexts(sellerCardTexts);
  return (
    <section className={styles.card}>
      <Picture pictureKey={squareLogo} alt="" sizes="44px" className={styles.logo} />
      <div className={styles.words}>
        <h2 className={styles.name}>{shopName}</h2>
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
