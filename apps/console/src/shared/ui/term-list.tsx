import styles from './term-list.module.css';

/** What was settled, row by row: a label and its value. */
export const TermList = ({ rows }: { readonly rows: readonly (readonly [label: string, value: string])[] }) => (
  <dl className={styles.list}>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
