import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { FigureTable } from './figure-table.tsx';
import styles from './plot-and-table.module.css';

interface PlotAndTableProps extends ComponentProps<typeof FigureTable> {
  /** A large library: loaded lazily, only for who sees a plot. */
  readonly plot: ReactNode;
  /** What opens the table. */
  readonly summary: string;
  readonly height: 200 | 240;
}

/** A plot for the eye, and its figures for everyone. */
export const PlotAndTable = ({ plot, summary, height, ...table }: PlotAndTableProps) => (
  <>
    <div style={{ height }} aria-hidden="true">
      <Suspense fallback={null}>{plot}</Suspense>
    </div>
    <details className={styles.details}>
      <summary>{summary}</summary>
      <FigureTable {...table} />
    </details>
  </>
);
