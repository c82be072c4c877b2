import type { Product } from '@qianpu/contract/types';
import { useMessages } from '#i18n/messages';
import { ListPrice, Price } from '#ui/price';
import { Tags } from '#ui/tag';
import styles from './item-summary.module.css';

export function ItemSummary({ item }: { readonly item: Product }) {
  const { sold } = useMessages();
  return (
    <section className={styles.card}>
      <div className={styles.priceRow}>
        <Price fen={item.priceFen} size="large" />
        {item.listPriceFen !== null && <ListPrice fen={item.listPriceFen} />}
        {item.soldCount > 0 && <span className={styles.sold}>{sold(item.soldCount)}</span>}
      </div>
      <h1 className={styles.title}>{item.title}</h1>
      {item.sellingPoint && <p className={styles.point}>{item.sellingPoint}</p>}
      {item.tags.length > 0 && <Tags texts={item.tags} />}
    </section>
  );
}
