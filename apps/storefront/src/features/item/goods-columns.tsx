import type { ProductCard } from '@qianpu/contract/types';
import type { ReactNode } from 'react';
import { twoColumns } from '#lib/columns';
import { cardHeight, GoodsCard } from './goods-card.tsx';
import styles from './goods-columns.module.css';

/** Something other than goods that takes a place among them. */
export interface Inset {
  /** Place in reading order. */
  readonly position: number;
  /** Pixels at the design width. */
  readonly height: number;
  readonly content: ReactNode;
}

interface GoodsColumnsProps {
  readonly goods: readonly ProductCard[];
  readonly inset?: Inset | undefined;
  /** How many of the first pictures are in the server's HTML. */
  readonly eagerCount?: number;
}

interface Cell {
  readonly key: string;
  readonly height: number;
  readonly content: ReactNode;
}

/** Cards in two columns of even length. */
export function GoodsColumns({ goods, inset, eagerCount = 0 }: GoodsColumnsProps) {
  const cells: Cell[] = goods.map((entry, index) => ({
    key: entry.id,
    height: cardHeight(entry),
    content: <GoodsCard goods={entry} loading={index < eagerCount ? 'eager' : 'lazy'} />,
  }));
  if (inset) cells.splice(inset.position, 0, { key: 'inset', height: inset.height, content: inset.content });
  return (
    <div className={styles.columns}>
      {twoColumns(cells, (cell) => cell.height).map((column, side) => (
        <ul key={side === 0 ? 'left' : 'right'} className={styles.column}>
          {column.map((cell) => (
            <li key={cell.key}>{cell.content}</li>
          ))}
        </ul>
      ))}
    </div>
  );
}
