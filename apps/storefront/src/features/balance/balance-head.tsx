import { formatFen } from '@qianpu/kit/fen';
import type { ReactNode } from 'react';
import { useFresh } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { ExactPrices, Price } from '#ui/price';
import { balanceTexts } from './balance.texts.ts';
import styles from './balance-head.module.css';
import { ownBalance } from './balance-queries.ts';

interface BalanceHeadProps {
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** What can be spent, what of it was paid in, and what is set aside. It keeps its room until it is known. */
export function BalanceHead({ children }: BalanceHeadProps) {
  const texts = useTexts(balanceTexts);
  const { data } = useFresh(ownBalance());
  return (
    <section className={styles.head} aria-busy={!data}>
      <h2 className={styles.label}>{texts.usable}</h2>
      {data && (
        <>
          <div className={styles.row}>
            <p className={styles.sum}>
              <ExactPrices value={true}>
                <Price fen={data.principalFen + data.bonusFen} size="large" />
              </ExactPrices>
            </p>
            {children}
          </div>
          <p className={styles.parts}>{texts.parts(formatFen(data.principalFen), formatFen(data.bonusFen))}</p>
          {data.heldFen > 0 && <p className={styles.parts}>{texts.held(formatFen(data.heldFen))}</p>}
        </>
      )}
    </section>
  );
}
