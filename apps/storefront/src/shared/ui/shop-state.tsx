import type { OutputOf } from '@qianpu/contract/types';
import { useTexts } from '#i18n/texts';
import Star from '#icons/star';
import { classNames } from '#lib/class-names';
import { Icon } from './icon.tsx';
import styles from './shop-state.module.css';
import { shopStateTexts } from './shop-state.texts.ts';

type Shop = OutputOf<'shop.status.find'>;

/** Stars and how many gave them; nothing while nobody has. */
export function ShopRating({ rating }: Pick<Shop, 'rating'>) {
  const { score, reviews } = useTexts(shopStateTexts);
  if (!rating) return null;
  const figure = rating.score.toFixed(1);
  return (
    <p className={styles.row}>
      <Icon of={Star} size={14} className={styles.star} />
      <span className={styles.score} role="img" aria-label={score(figure)}>
        {figure}
      </span>
      <span className={styles.quiet}>{reviews(rating.reviews.toLocaleString('en-US'))}</span>
    </p>
  );
}

interface ShopStateProps {
  readonly shop: Pick<Shop, 'status' | 'isOpen' | 'hours' | 'opens'>;
}

/** Whether a shop is open at this moment, and today's hours or when it opens: both from the server's one value. */
export function ShopState({ shop: { status, isOpen, hours, opens } }: ShopStateProps) {
  const texts = useTexts(shopStateTexts);
  const said = opens ? texts.opensAt(opens) : status === 'RESTING' ? texts.resting : hours;
  return (
    <p className={styles.row}>
      <span className={classNames(styles.word, isOpen ? styles.open : styles.closed)}>
        {isOpen ? texts.isOpen : status === 'CLOSED' ? texts.isGone : texts.isClosed}
      </span>
      {said !== '' && <span className={styles.quiet}>{said}</span>}
    </p>
  );
}
