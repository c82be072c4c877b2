import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { PageLink } from '#navigation/page-link';
import { Picture } from '#ui/picture';
import { ListPrice, Price } from '#ui/price';
import { QuickAddButton } from '#ui/quick-add-button';
import { Tick } from '#ui/tick';
import { keptTexts } from './kept.texts.ts';
import type { KeptCard } from './kept-queries.ts';
import styles from './kept-row.module.css';

interface KeptRowProps {
  readonly goods: KeptCard;
  readonly isEditing: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Goods a member has kept or seen. What has left the shelf is grey, says so, and leads nowhere. */
export function KeptRow({ goods, isEditing, isChosen, onChoose }: KeptRowProps) {
  const { soldOut } = useMessages();
  const texts = useTexts(keptTexts);
  const isAway = !goods.isOnSale || goods.isSoldOut;
  return (
    <li className={styles.row}>
      {isEditing && <Tick isTicked={isChosen} onChange={onChoose} label={texts.choose(goods.title)} />}
      <article className={classNames(styles.goods, isAway && styles.away)}>
        <span className={styles.frame}>
          <Picture pictureKey={goods.picture} alt="" sizes="96px" className={styles.picture} />
          {isAway && <span className={styles.veil}>{goods.isOnSale ? soldOut : texts.offShelf}</span>}
        </span>
        <div className={styles.body}>
          <h3 className={styles.title}>
            {goods.isOnSale && !isEditing ? (
              <PageLink page="goodDetail" query={{ id: goods.id }} className={styles.link}>
                {goods.title}
              </PageLink>
            ) : (
              goods.title
            )}
          </h3>
          {!goods.isOnSale && <p className={styles.note}>{texts.offShelfSays}</p>}
          <div className={styles.foot}>
            <p className={styles.prices}>
              <Price fen={goods.priceFen} size="card" />
              {goods.listPriceFen !== null && <ListPrice fen={goods.listPriceFen} />}
            </p>
            {!isAway && !isEditing && <QuickAddButton goods={goods} />}
          </div>
        </div>
      </article>
    </li>
  );
}
