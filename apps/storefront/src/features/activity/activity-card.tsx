import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { PageLink } from '#navigation/page-link';
import { Picture } from '#ui/picture';
import { GoodsPrice } from '#ui/price';
import { QuickAddButton } from '#ui/quick-add-button';
import styles from './activity-card.module.css';
import { activityPageTexts } from './activity-page.texts.ts';
import type { PoolGoods } from './activity-queries.ts';

interface ActivityCardProps {
  readonly goods: PoolGoods;
  /** In the mini-program goods of a limited discount have a way of their own (spec 2.4). */
  readonly page: 'goodDetail' | 'limitTimeDiscountGoodDetail';
  readonly isEager: boolean;
  /** Some of it is in the cart. */
  readonly isChosen?: boolean;
  /** In the place of the round button. */
  readonly action?: ReactNode;
}

/** Goods of an activity, with what a piece costs by it where it has such a price. */
export function ActivityCard({ goods, page, isEager, isChosen = false, action }: ActivityCardProps) {
  const { soldOut } = useMessages();
  return (
    <article className={classNames(styles.card, isChosen && styles.chosen, goods.isSoldOut && styles.out)}>
      <div className={styles.frame}>
        <Picture
          pictureKey={goods.picture}
          alt=""
          sizes="(min-width: 540px) 254px, calc(50vw - 16px)"
          loading={isEager ? 'eager' : 'lazy'}
          className={styles.picture}
        />
        {goods.isSoldOut && <p className={styles.veil}>{soldOut}</p>}
      </div>
      <div className={styles.body}>
        <h3 className={styles.title}>
          <PageLink page={page} query={{ id: goods.id }} className={styles.link}>
            {goods.title}
          </PageLink>
        </h3>
        {goods.soldPercent ? <SoldPercent percent={goods.soldPercent} /> : null}
        <div className={styles.foot}>
          <p className={styles.prices}>
            <GoodsPrice of={pricesOf(goods)} />
          </p>
          {action || (!goods.isSoldOut && <QuickAddButton goods={goods} />)}
        </div>
      </div>
    </article>
  );
}

/** The activity's own price goes before the shop's, which is struck through then. */
function pricesOf({ activityFen, priceFen, listPriceFen, hasPriceRange }: PoolGoods) {
  if (activityFen === null || activityFen >= priceFen) return { priceFen, listPriceFen, hasPriceRange };
  return { priceFen: activityFen, listPriceFen: priceFen, hasPriceRange };
}

function SoldPercent({ percent }: { readonly percent: number }) {
  const { soldPercent } = useTexts(activityPageTexts);
  return (
    <p className={styles.sold}>
      <i className={styles.part} style={{ width: `${percent}%` }} />
      <span className={styles.percent}>{soldPercent(percent)}</span>
    </p>
  );
}
