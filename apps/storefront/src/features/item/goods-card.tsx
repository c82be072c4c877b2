import type { ProductCard } from '@qianpu/contract/types';
import { useMessages } from '#i18n/messages';
import Plus from '#icons/plus';
import { useQuickAdd } from '#lib/quick-add';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { ListPrice, Price } from '#ui/price';
import { Tags } from '#ui/tag';
import styles from './goods-card.module.css';

interface GoodsCardProps {
  readonly goods: ProductCard;
  readonly loading?: 'lazy' | 'eager' | 'first';
}

/** Half the page's width, at most half of its column. */
const sizes = '(min-width: 540px) 254px, calc(50vw - 16px)';

export function GoodsCard({ goods, loading = 'lazy' }: GoodsCardProps) {
  const { sold, addOf } = useMessages();
  const quickAdd = useQuickAdd();
  return (
    <article className={styles.card}>
      <Picture pictureKey={goods.picture} alt="" sizes={sizes} loading={loading} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <PageLink page="goodDetail" query={{ id: goods.id }} className={styles.link}>
            {goods.title}
          </PageLink>
        </h3>
        {goods.sellingPoint && <p className={styles.point}>{goods.sellingPoint}</p>}
        {goods.tags.length > 0 && <Tags texts={goods.tags} />}
        <div className={styles.foot}>
          <div className={styles.figures}>
            <p className={styles.prices}>
              <Price fen={goods.priceFen} />
              {goods.listPriceFen !== null && <ListPrice fen={goods.listPriceFen} />}
            </p>
            {goods.soldCount > 0 && <p className={styles.sold}>{sold(goods.soldCount)}</p>}
          </div>
          {quickAdd && (
            <button type="button" className={styles.add} aria-label={addOf(goods.title)} onClick={() => quickAdd(goods)}>
              <Icon of={Plus} size={16} />
            </button>
          )}
        </div>
      </div>
    </article>
  );
}

/** Pixels of text a card's column gives a title at the design width of 375. */
const titleWidth = 155;

/** About how high a card is drawn at the design width: enough to deal cards into even columns. */
export function cardHeight(goods: ProductCard): number {
  const titleLines = Math.min(2, Math.ceil(textWidth(goods.title) / titleWidth));
  return 220 + titleLines * 20 + (goods.sellingPoint ? 20 : 0) + (goods.tags.length > 0 ? 26 : 0) + (goods.soldCount > 0 ? 20 : 0);
}

const textWidth = (text: string) => [...text].reduce((width, char) => width + (char > '\u2e7f' ? 14 : 8), 0);
