import type { Product } from '@qianpu/contract/types';
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { GoodsPrice } from '#ui/price';
import { Tags } from '#ui/tag';
import { itemTexts } from './item.texts.ts';
import styles from './item-summary.module.css';

interface ItemSummaryProps {
  readonly item: Product;
  /** The one that is chosen; until then the lowest price stands for all. */
  readonly sku: Product['skus'][number] | undefined;
  /** In percent; null while nobody has said anything. */
  readonly goodRate: number | null;
  /** What one piece comes to with promotions. */
  readonly best: ReactNode;
  /** Coupons and promotions. */
  readonly offers: ReactNode;
  /** Beside the price. */
  readonly children?: ReactNode;
}

export function ItemSummary({ item, sku, goodRate, best, offers, children }: ItemSummaryProps) {
  const { sold } = useMessages();
  const texts = useTexts(itemTexts);
  const facts = [
    item.soldCount > 0 && sold(item.soldCount),
    goodRate !== null && texts.goodRate(goodRate),
    item.brand && texts.brand(item.brand.name),
    item.limit && texts.limit(item.limit.pieces),
  ].filter(Boolean);
  return (
    <section className={styles.card}>
      <div className={styles.priceRow}>
        <p className={styles.prices}>
          <GoodsPrice of={sku ?? item} size="large">
            {best}
          </GoodsPrice>
        </p>
        {children}
      </div>
      <h1 className={styles.title}>{item.title}</h1>
      {item.sellingPoint && <p className={styles.point}>{item.sellingPoint}</p>}
      {item.tags.length > 0 && <Tags texts={item.tags} />}
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={String(fact)}>{fact}</span>
          ))}
        </p>
      )}
      {offers}
    </section>
  );
}
