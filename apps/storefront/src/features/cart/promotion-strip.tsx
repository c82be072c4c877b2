import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import { classNames } from '#lib/class-names';
import { Icon } from '#ui/icon';
import { cartTexts } from './cart.texts.ts';
import styles from './promotion-strip.module.css';
import type { Strip } from './promotion-strips.rules.ts';
import { ShopLink } from './shop-link.tsx';
import { stripText } from './strip-words.ts';

interface PromotionStripProps {
  readonly strip: Strip;
  readonly cid: string;
}

/** How far a promotion is reached, and the way to more goods. */
export function PromotionStrip({ strip, cid }: PromotionStripProps) {
  const texts = useTexts(cartTexts);
  const { promotionKinds } = useTexts(receiptTexts);
  const { kind, missing, savedFen, progress } = strip;
  const isReached = savedFen > 0;
  return (
    <div className={classNames(styles.strip, isReached && styles.reached)}>
      <span className={styles.kind}>{promotionKinds[kind]}</span>
      <span className={styles.words}>{stripText(strip, texts)}</span>
      <ShopLink cid={cid} className={styles.more}>
        {missing && !isReached ? texts.strip.more : texts.strip.browse}
        <Icon of={ChevronRight} size={14} />
      </ShopLink>
      {progress !== null && (
        <span className={styles.track} aria-hidden>
          <i className={styles.part} style={{ width: `${Math.round(progress * 100)}%` }} />
        </span>
      )}
    </div>
  );
}
