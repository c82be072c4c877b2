import type { ReactNode } from 'react';
import styles from './figure-table.module.css';

interface FigureTableProps {
  readonly head: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** Rows of figures, aligned to the right. */
export const FigureTable = ({ head, rows }: FigureTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [name, ...figures] }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          {figures.map((figure, at) => (
            <td key={head[at + 1]}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A cell that holds words. */
export const WordCell = ({ children }: { readonly children: ReactNode }) => <span className={styles.word}>{children}</span>;
