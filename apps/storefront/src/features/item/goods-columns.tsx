import type { ProductCard } from '@qianpu/contract/types';
import type { ReactNode, Ref } from 'react';
import { classNames } from '#lib/class-names';
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

/** Two columns of even length, or one of rows. */
export type ListForm = 'grid' | 'list';

export interface GoodsColumnsProps {
  readonly goods: readonly ProductCard[];
  readonly form?: ListForm | undefined;
  readonly inset?: Inset | undefined;
  /** How many of the first pictures are in the server's HTML. */
  readonly eagerCount?: number | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

export interface Cell {
  readonly key: string;
  readonly height: number;
  readonly content: ReactNode;
}

export function columnsOf({ goods, form = 'grid', inset, eagerCount = 0 }: GoodsColumnsProps): readonly (readonly Cell[])[] {
  const cells: Cell[] = goods.map((entry, index) => ({
    key: entry.id,
    height: cardHeight(entry),
    content: <GoodsCard goods={entry} form={form} loading={index < eagerCount ? 'eager' : 'lazy'} />,
  }));
  if (inset) cells.splice(inset.position, 0, { key: 'inset', height: inset.height, content: inset.content });
  return form === 'list' ? [cells] : twoColumns(cells, (cell) => cell.height);
}

export const columnsClass = (form: ListForm | undefined) => classNames(styles.columns, form === 'list' && styles.rows);

/** Cards in their columns. */
export const GoodsColumns = ({ ref, ...props }: GoodsColumnsProps) => (
  <div ref={ref} className={columnsClass(props.form)}>
    {columnsOf(props).map((column, side) => (
      <ul key={side === 0 ? 'left' : 'right'} className={styles.column}>
        {column.map((cell) => (
          <li key={cell.key}>{cell.content}</li>
        ))}
      </ul>
    ))}
  </div>
);
