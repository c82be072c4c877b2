import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '#i18n/texts';
import styles from './open-cashier.module.css';
import { paymentTexts } from './payment.texts.ts';
import { usePayStatus } from './use-pay-status.ts';

interface OpenCashierProps {
  readonly tradeId: string;
  readonly onMovedOn: () => void;
}

/** While the messenger's cashier is open: it may end without a word, so the mall is asked meanwhile. */
export function OpenCashier({ tradeId, onMovedOn }: OpenCashierProps) {
  const texts = useTexts(paymentTexts);
  const { status } = usePayStatus(tradeId);
  const isOver = status !== undefined && status.state !== 'UNPAID';
  const moveOn = useEffectEvent(onMovedOn);
  useEffect(() => {
    if (isOver) moveOn();
  }, [isOver]);
  return (
    <p className={styles.open} role="status">
      {texts.cashierOpen}
    </p>
  );
}
