import styles from './figure-grid.module.css';

export interface ShownFigure {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint: string;
}

interface FigureGridProps {
  readonly columns: 3 | 4 | 5;
  readonly figures: readonly ShownFigure[];
}

/** Large figures in ruled cells, each with a line of explanation; made for a flush card. */
export const FigureGrid = ({ columns, figures }: FigureGridProps) => (
  <dl className={styles.grid} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
    {figures.map(({ name, label, value, hint }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>
          <b>{value}</b>
          <small>{hint}</small>
        </dd>
      </div>
    ))}
  </dl>
);
