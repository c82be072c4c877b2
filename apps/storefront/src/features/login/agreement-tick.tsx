import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts';
import { Tick } from '#ui/tick';
import styles from './agreement-tick.module.css';
import { loginTexts } from './login.texts.ts';
import type { Agreement } from './use-agreement.ts';

interface AgreementTickProps {
  readonly agreement: Agreement;
  /** What is agreed to, with the ways to read it. */
  readonly children: ReactNode;
}

export function AgreementTick({ agreement, children }: AgreementTickProps) {
  const { agreeMissing } = useTexts(loginTexts);
  return (
    <div className={styles.agree}>
      <Tick isTicked={agreement.isAgreed} onChange={agreement.set}>
        {children}
      </Tick>
      {agreement.isMissing && (
        <p className={styles.error} role="alert">
          {agreeMissing}
        </p>
      )}
    </div>
  );
}
