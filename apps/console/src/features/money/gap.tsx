import { signedMoney } from '#lib/money';
import styles from './money.module.css';

/** What one side has beyond the other: nothing is quiet. */
export const Gap = ({ fen }: { readonly fen: number }) => (
  <span className={styles.gap} data-even={fen === 0}>
    {fen === 0 ? '0.00' : signedMoney(fen)}
  </span>
);
