import type { ReactNode } from 'react';
import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import { classNames } from '#lib/class-names';
import { activityPage } from '#navigation/activity-page';
import { Dotted } from '#ui/dotted';
import { Icon } from '#ui/icon';
import { cartTexts } from './cart.texts.ts';
import styles from './promotion-strip.module.css';
import type { Strip } from './promotion-strips.rules.ts';
import { ShopLink } from './shop-link.tsx';
import { stripText } from './strip-words.ts';

interface PromotionStripProps {
  readonly strip: Strip;
  readonly cid: string;
  /** At the foot of the shop it stands apart from what is above. */
  readonly isFoot?: boolean;
}

/** How far a promotion is reached, and the way to more goods. */
export function PromotionStrip({ strip, cid, isFoot = false }: PromotionStripProps) {
  const texts = useTexts(cartTexts);
  const { promotionKinds } = useTexts(receiptTexts);
  const { kind, missing, isReached, progress } = strip;
  return (
    <div className={classNames(styles.strip, isReached && styles.reached, isFoot && styles.foot)}>
      <span className={styles.kind}>{promotionKinds[kind]}</span>
      <span className={styles.words}>
        <Dotted text={stripText(strip, texts)} />
      </span>
      <WayToMore strip={strip} cid={cid}>
        {missing ? texts.strip.more : texts.strip.browse}
        <Icon of={ChevronRight} size={14} />
      </WayToMore>
      {progress !== null && (
        <span className={styles.track} aria-hidden>
          <i className={styles.part} style={{ width: `${Math.round(progress * 100)}%` }} />
        </span>
      )}
    </div>
  );
}

interface WayToMoreProps extends Pick<PromotionStripProps, 'strip' | 'cid'> {
  readonly children: ReactNode;
}

/** Where the goods of an activity stand together; what has no page counts all that the shop has. */
const WayToMore = ({ strip: { kind, id }, ...rest }: WayToMoreProps) => (
  <ShopLink className={styles.more} {...activityPage(kind, id)} {...rest} />
);
