import type { GiftLine } from '@qianpu/contract/types';
import { listedTexts } from '#i18n/listed.texts';
import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import styles from './gift-lines.module.css';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';

/** What comes with the goods above for nothing; what is used up stands there without a price. */
export function GiftLines({ gifts }: { readonly gifts: readonly GiftLine[] }) {
  const { gift, giftGone } = useTexts(receiptTexts);
  const listed = useTexts(listedTexts);
  if (gifts.length === 0) return null;
  return (
    <ul className={styles.gifts}>
      {gifts.map(({ promotionId, skuId, title, specs, picture, pieces, isSoldOut }) => (
        <li key={`${promotionId} ${skuId}`} className={classNames(styles.gift, isSoldOut && styles.gone)}>
          <Picture pictureKey={picture} alt="" sizes="44px" className={styles.picture} />
          <span className={styles.words}>
            <span className={styles.title}>
              <b className={styles.tag}>{gift}</b> {title}
            </span>
            {specs.length > 0 && <small className={styles.specs}>{listed(specs.map(({ value }) => value))}</small>}
          </span>
          <span className={styles.figures}>
            {isSoldOut ? giftGone : <Price fen={0} size="small" />}
            <span className={styles.pieces}>×{pieces}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
