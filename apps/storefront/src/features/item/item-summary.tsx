import type { Product } from '@qianpu/contract/types';
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages';
import { ListPrice, Price } from '#ui/price';
import { Tags } from '#ui/tag';
import styles from './item-summary.module.css';

interface ItemSummaryProps {
  readonly item: Product;
  /** Beside the title. */
  readonly children?: ReactNode;
}

export function ItemSummary({ item, children }: ItemSummaryProps) {
  const { sold } = useMessages();
  return (
    <section className={styles.card}>
      <div className={styles.priceRow}>
        <Price fen={item.priceFen} size="large" />
        {item.listPriceFen !== null && <ListPrice fen={item.listPriceFen} />}
        {item.soldCount > 0 && <span className={styles.sold}>{sold(item.soldCount)}</span>}
      </div>
      <div className={styles.titleRow}>
        <h1 className={styles.title}>{item.title}</h1>
        {children}
      </div>
      {item.sellingPoint && <p className={styles.point}>{item.sellingPoint}</p>}
      {item.tags.length > 0 && <Tags texts={item.tags} />}
    </section>
  );
}
