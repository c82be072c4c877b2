import { formatFen, priceParts } from '@qianpu/kit/fen';
import { classNames } from '#lib/class-names';
import styles from './price.module.css';

interface PriceProps {
  readonly fen: number;
  readonly size?: 'tiny' | 'small' | 'card' | 'large';
  /** Both digits of the fen, also when they are zero: where amounts are added up. */
  readonly isExact?: boolean;
}

/** ¥ small, whole yuan large, fen small. */
export function Price({ fen, size = 'card', isExact = false }: PriceProps) {
  const parts = priceParts(fen);
  const digits = isExact ? formatFen(fen).slice(-2) : parts.fen;
  return (
    <span className={classNames(styles.price, styles[size])}>
      <span className={styles.sign}>{parts.sign}¥</span>
      {parts.yuan}
      {digits && <span className={styles.fen}>.{digits}</span>}
    </span>
  );
}

/** The price before a reduction, struck through. */
export function ListPrice({ fen }: { readonly fen: number }) {
  const parts = priceParts(fen);
  return <s className={styles.list}>{`¥${parts.yuan}${parts.fen && `.${parts.fen}`}`}</s>;
}
