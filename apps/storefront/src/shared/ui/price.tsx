import { formatFen, priceParts } from '@qianpu/kit/fen';
import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { useMessages } from '#i18n/messages';
import { classNames } from '#lib/class-names';
import styles from './price.module.css';

/**
 * How amounts are written (decision 44): where a page adds money up, all of them with both digits of the fen; elsewhere without
 * zeros at the end. Never both on one page.
 */
export const ExactPrices = createContext(false);

interface PriceProps {
  readonly fen: number;
  readonly size?: 'tiny' | 'small' | 'card' | 'large' | undefined;
  /** The lowest of several. */
  readonly isFrom?: boolean | undefined;
}

/** ¥ small, whole yuan large, fen small. */
export function Price({ fen, size = 'card', isFrom }: PriceProps) {
  const { priceFrom } = useMessages();
  const { sign, yuan, digits } = usePriceParts(fen);
  return (
    <span className={classNames(styles.price, styles[size])}>
      <span className={styles.sign}>{sign}¥</span>
      {yuan}
      {digits && <span className={styles.fen}>.{digits}</span>}
      {isFrom && <span className={styles.from}>{priceFrom}</span>}
    </span>
  );
}

interface GoodsPriceProps extends Pick<PriceProps, 'size'> {
  /** Beside it, before what it cost. */
  readonly children?: ReactNode;
  readonly of: { readonly priceFen: number; readonly listPriceFen: number | null; readonly hasPriceRange?: boolean };
}

/** What goods cost, and what they cost before: struck through, and only where it was more (decision 44). */
export const GoodsPrice = ({ of: { priceFen, listPriceFen, hasPriceRange }, size, children }: GoodsPriceProps) => (
  <>
    <Price fen={priceFen} size={size} isFrom={hasPriceRange} />
    {children}
    {listPriceFen !== null && listPriceFen > priceFen && <ListPrice fen={listPriceFen} />}
  </>
);

function ListPrice({ fen }: Pick<PriceProps, 'fen'>) {
  const { yuan, digits } = usePriceParts(fen);
  return <s className={styles.list}>{`¥${yuan}${digits && `.${digits}`}`}</s>;
}

function usePriceParts(fen: number) {
  const parts = priceParts(fen);
  return { ...parts, digits: use(ExactPrices) ? formatFen(fen).slice(-2) : parts.fen };
}
