import type { ProductCard } from '@qianpu/contract/types';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useMessages } from '#i18n/messages';
import { classNames } from '#lib/class-names';
import { PageLink } from '#navigation/page-link';
import { Picture } from '#ui/picture';
import { GoodsPrice } from '#ui/price';
import { QuickAddButton } from '#ui/quick-add-button';
import { Tags } from '#ui/tag';
import styles from './goods-card.module.css';
import type { CardOffers } from './offer-queries.ts';

interface Form {
  /** Width of its picture. */
  readonly sizes: string;
  readonly price: 'tiny' | 'small' | 'card';
}

/** The same goods in two columns, as a row of a list, over the page's whole width, small in a row of several, and as a line among others. */
const forms = {
  grid: { sizes: '(min-width: 540px) 254px, calc(50vw - 16px)', price: 'card' },
  list: { sizes: '112px', price: 'card' },
  wide: { sizes: '(min-width: 540px) 516px, calc(100vw - 24px)', price: 'card' },
  rail: { sizes: '104px', price: 'small' },
  tallRail: { sizes: '164px', price: 'small' },
  line: { sizes: '40px', price: 'tiny' },
} as const satisfies Record<string, Form>;

interface GoodsCardProps {
  readonly goods: ProductCard;
  readonly form?: keyof typeof forms;
  readonly loading?: 'lazy' | 'eager' | 'first';
}

/** Renders anew with other goods alone: a list that grows leaves those it has as they are. */
export const GoodsCard = memo(({ goods, form = 'grid', loading = 'lazy' }: GoodsCardProps) => {
  const { soldOut, card } = useMessages();
  const { sizes, price }: Form = forms[form];
  // With brand, selling point, tags, sales, reviews and the button to add; the others have a name and a price.
  const isFull = price === 'card';
  const { data: Offer } = useQuery({ queryKey: ['cardOffers'], enabled: false, select: (all: CardOffers) => all[goods.id] });
  // a line stands in a card that has a heading of its own
  const Title = form === 'line' ? 'h4' : 'h3';
  return (
    <article className={classNames(styles.card, styles[form], goods.isSoldOut && styles.out)}>
      <Picture pictureKey={goods.picture} alt="" sizes={sizes} loading={loading} className={styles.picture} />
      {goods.isSoldOut ? (
        <p className={classNames(styles.picture, styles.veil)}>{soldOut}</p>
      ) : (
        Offer && (
          <div className={classNames(styles.picture, styles.offer)}>
            <Offer />
          </div>
        )
      )}
      {isFull && goods.hasVideo && <span className={styles.film} role="img" aria-label={card.film} />}
      <div className={styles.body}>
        <Title className={styles.title}>
          <PageLink page="goodDetail" query={{ id: goods.id }} className={styles.link}>
            {goods.title}
          </PageLink>
        </Title>
        {isFull && <Claims goods={goods} />}
        <div className={styles.foot}>
          <p className={styles.prices}>
            <GoodsPrice of={form === 'line' ? { ...goods, listPriceFen: null } : goods} size={price} />
          </p>
          {isFull && !goods.isSoldOut && <QuickAddButton goods={goods} />}
        </div>
        {isFull && <Figures goods={goods} />}
      </div>
    </article>
  );
});

type Part = Pick<GoodsCardProps, 'goods'>;

/** Brand and selling point in one line, then what the market says of it and what the merchant does: two tags at most. */
function Claims({ goods: { brandName, sellingPoint, salesRank, isNew, tags } }: Part) {
  const { card } = useMessages();
  const marks = [salesRank !== null && card.salesRank(salesRank), isNew && card.isNew, ...tags].filter((mark) => mark !== false);
  return (
    <>
      {(brandName || sellingPoint) && (
        <p className={styles.point}>
          {brandName && <b className={styles.brand}>{brandName}</b>}
          {sellingPoint}
        </p>
      )}
      {marks.length > 0 && <Tags texts={marks.slice(0, 2)} />}
    </>
  );
}

/** Sales, score and reviews: as many of them as fit into the line. */
function Figures({ goods: { soldCount, score, reviewCount } }: Part) {
  const { sold, card } = useMessages();
  if (soldCount === 0 && score === null) return null;
  return (
    <p className={styles.figures}>
      {soldCount > 0 && <span>{sold(soldCount)}</span>}
      {score !== null && <span>{card.score(score.toFixed(1))}</span>}
      {reviewCount > 0 && <span>{card.reviews(reviewCount)}</span>}
    </p>
  );
}

/** Pixels of text a card's column gives a title at the design width of 375. */
const titleWidth = 155;

/** About how high a card is drawn at the design width: enough to deal cards into even columns. */
export function cardHeight(goods: ProductCard): number {
  const titleLines = Math.min(2, Math.ceil(textWidth(goods.title) / titleWidth));
  const hasTags = goods.isNew || goods.salesRank !== null || goods.tags.length > 0;
  const hasFigures = goods.soldCount > 0 || goods.reviewCount > 0;
  return 224 + titleLines * 20 + (goods.sellingPoint || goods.brandName ? 20 : 0) + (hasTags ? 26 : 0) + (hasFigures ? 18 : 0);
}

const textWidth = (text: string) => [...text].reduce((width, char) => width + (char > '\u2e7f' ? 14 : 8), 0);
