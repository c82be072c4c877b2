import { formatFen } from '@qianpu/kit/fen';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useTexts } from '#i18n/texts';
import { paymentTexts } from './payment.texts.ts';
import styles from './scan-to-pay.module.css';
import { useInView } from './use-in-view.ts';
import { usePayStatus } from './use-pay-status.ts';

const QrCode = lazy(async () => ({ default: (await import('#ui/qr-code')).QrCode }));

interface ScanToPayProps {
  readonly tradeId: string;
  readonly codeUrl: string;
  readonly by: 'WECHAT' | 'ALIPAY';
  /** As the mall says: what is left for the provider. */
  readonly amountFen: number;
  readonly onMovedOn: () => void;
}

/** The code another phone scans. It is paid elsewhere, so this page asks. */
export function ScanToPay({ tradeId, codeUrl, by, amountFen, onMovedOn }: ScanToPayProps) {
  const texts = useTexts(paymentTexts);
  const place = useInView<HTMLElement>();
  const { status, hasGivenUp } = usePayStatus(tradeId);
  const isOver = status !== undefined && status.state !== 'UNPAID';
  const moveOn = useEffectEvent(onMovedOn);
  useEffect(() => {
    if (isOver || hasGivenUp) moveOn();
  }, [isOver, hasGivenUp]);
  return (
    <section ref={place} className={styles.scan}>
      <h2 className={styles.title}>
        {texts.scan[by]} <b className={styles.sum}>{formatFen(amountFen)}</b>
      </h2>
      <Suspense fallback={<div className={styles.place} />}>
        <QrCode text={codeUrl} label={texts.scan[by]} />
      </Suspense>
      <p className={styles.note}>{texts.scanNote}</p>
    </section>
  );
}
