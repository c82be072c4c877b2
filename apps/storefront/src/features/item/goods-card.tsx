import type { ProductCard } from '@qianpu/contract/types';
import { memo } from 'react';
import { useMessages } from '#i18n/messages';
import { classNames } from '#lib/class-names';
import { PageLink } from '#navigation/page-link';
import { Picture } from '#ui/picture';
import { ListPrice, Price } from '#ui/price';
import { QuickAddButton } from '#ui/quick-add-button';
import { Tags } from '#ui/tag';
import styles from './goods-card.module.css';

interface Form {
  /** Width of its picture. */
  readonly sizes: string;
  readonly price: 'tiny' | 'small' | 'card';
  /** With selling point, tags, sales and the button to add; the others have a name and a price. */
  readonly isFull: boolean;
}

/** The same goods in two columns, as a row of a list, over the page's whole width, small in a row of several, and as a line among others. */
const forms = {
  grid: { sizes: '(min-width: 540px) 254px, calc(50vw - 16px)', price: 'card', isFull: true },
  list: { sizes: '112px', price: 'card', isFull: true },
  wide: { sizes: '(min-width: 540px) 516px, calc(100vw - 24px)', price: 'card', isFull: true },
  rail: { sizes: '104px', price: 'small', isFull: false },
  tallRail: { sizes: '164px', price: 'small', isFull: false },
  line: { sizes: '40px', price: 'tiny', isFull: false },
} as const satisfies Record<string, Form>;

interface GoodsCardProps {
  readonly goods: ProductCard;
  readonly form?: keyof typeof forms;
  readonly loading?: 'lazy' | 'eager' | 'first';
}

/** Renders anew with other goods alone: a list that grows leaves those it has as they are. */
export const GoodsCard = memo(({ goods, form = 'grid', loading = 'lazy' }: GoodsCardProps) => {
  const { sold, soldOut } = useMessages();
  const { sizes, price, isFull }: Form = forms[form];
  // a line stands in a card that has a heading of its own
  const Title = form === 'line' ? 'h4' : 'h3';
  return (
    <article className={classNames(styles.card, styles[form], goods.isSoldOut && styles.out)}>
      <Picture pictureKey={goods.picture} alt="" sizes={sizes} loading={loading} className={styles.picture} />
      {goods.isSoldOut && <p className={classNames(styles.picture, styles.veil)}>{soldOut}</p>}
      <div className={styles.body}>
        <Title className={styles.title}>
          <PageLink page="goodDetail" query={{ id: goods.id }} className={styles.link}>
            {goods.title}
          </PageLink>
        </Title>
        {isFull && goods.sellingPoint && <p className={styles.point}>{goods.sellingPoint}</p>}
        {isFull && goods.tags.length > 0 && <Tags texts={goods.tags} />}
        <div className={styles.foot}>
          <div className={styles.figures}>
            <p className={styles.prices}>
              <Price fen={goods.priceFen} size={price} />
              {goods.listPriceFen !== null && form !== 'line' && <ListPrice fen={goods.listPriceFen} />}
            </p>
            {isFull && goods.soldCount > 0 && <p className={styles.sold}>{sold(goods.soldCount)}</p>}
          </div>
          {isFull && !goods.isSoldOut && <QuickAddButton goods={goods} />}
        </div>
      </div>
    </article>
  );
});

/** Pixels of text a card's column gives a title at the design width of 375. */
const titleWidth = 155;

/** About how high a card is drawn at the design width: enough to deal cards into even columns. */
export function cardHeight(goods: ProductCard): number {
  const titleLines = Math.min(2, Math.ceil(textWidth(goods.title) / titleWidth));
  return 220 + titleLines * 20 + (goods.sellingPoint ? 20 : 0) + (goods.tags.length > 0 ? 26 : 0) + (goods.soldCount > 0 ? 20 : 0);
}

const textWidth = (text: string) => [...text].reduce((width, char) => width + (char > '\u2e7f' ? 14 : 8), 0);
