import { priceParts } from '@qianpu/kit/fen';
import { classNames } from '#lib/class-names';
import styles from './price.module.css';

interface PriceProps {
  readonly fen: number;
  readonly size?: 'tiny' | 'small' | 'card' | 'large';
}

/** ¥ small, whole yuan large, fen small. */
export function Price({ fen, size = 'card' }: PriceProps) {
  const parts = priceParts(fen);
  return (
    <span className={classNames(styles.price, styles[size])}>
      <span className={styles.sign}>{parts.sign}¥</span>
      {parts.yuan}
      {parts.fen && <span className={styles.fen}>.{parts.fen}</span>}
    </span>
  );
}

/** The price before a reduction, struck through. */
export function ListPrice({ fen }: { readonly fen: number }) {
  const parts = priceParts(fen);
  return <s className={styles.list}>{`¥${parts.yuan}${parts.fen && `.${parts.fen}`}`}</s>;
}
