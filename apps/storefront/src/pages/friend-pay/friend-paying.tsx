import { formatFen } from '@qianpu/kit/fen';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { walletDrawing } from '#drawings/wallet';
import type { OfferedWay } from '#features/payment';
import { PaymentError, paymentTexts, payPlaceOf, WayChoice, waysHere } from '#features/payment';
import { usePayerRound } from '#features/wechat';
import { useTexts } from '#i18n/texts';
import { useGuarded } from '#lib/use-guarded';
import { usePlatform } from '#platform/platform';
import { BottomBar } from '#ui/bottom-bar';
import { Button } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { friendPayTexts } from './friend-pay.texts.ts';
import styles from './friend-pay-page.module.css';
import { useFriendPayment } from './use-friend-payment.ts';

const QrCode = lazy(async () => ({ default: (await import('#ui/qr-code')).QrCode }));

interface FriendPayingProps {
  readonly token: string;
  readonly payableFen: number;
  readonly ways: readonly OfferedWay[];
  /** Asks the mall whether it is paid. */
  readonly onAsk: () => void;
}

/** The ways of the friend's own session. A mini-program pays its own shopper's trades alone, so there a code is shown. */
export function FriendPaying({ token, payableFen, ways, onAsk }: FriendPayingProps) {
  const texts = useTexts(friendPayTexts);
  const { noWays } = useTexts(paymentTexts);
  const { env } = usePlatform();
  const payer = usePayerRound();
  const offered = waysHere(ways, payPlaceOf(env, navigator.userAgent)).filter((way) => way !== 'WECHAT_MINI');
  const [picked, setPicked] = useState<OfferedWay['way']>();
  const chosen = offered.find((way) => way === picked) ?? offered[0];
  const [codeUrl, setCodeUrl] = useState<string | null>(null);
  const { start, isBusy, trouble } = useFriendPayment({ token, ways, payer, onCode: setCodeUrl, onAsk });
  const guardedStart = useGuarded(start);
  const goOn = useEffectEvent(() => guardedStart('WECHAT_JSAPI'));
  useEffect(() => {
    // The friend had tapped before the messenger was asked who pays.
    if (payer.stage === 'known') goOn();
  }, [payer.stage]);
  if (!chosen)
    return (
      <EmptyState drawing={walletDrawing} words={noWays}>
        {null}
      </EmptyState>
    );
  const choose = (way: OfferedWay['way']) => {
    setPicked(way);
    setCodeUrl(null);
  };
  // Who has come back from the cashier is no double tap.
  const tap = trouble ? start : guardedStart;
  return (
    <>
      <WayChoice ways={offered} chosen={chosen} leftFen={undefined} onChoose={choose} />
      {trouble && <PaymentError trouble={trouble} />}
      {codeUrl && <ScanCode codeUrl={codeUrl} />}
      <p className={styles.note}>{texts.note}</p>
      {!codeUrl && (
        <BottomBar>
          <Button size="large" isBlock isBusy={isBusy} onClick={() => void tap(chosen)}>
            {isBusy ? texts.opening : texts.pay(formatFen(payableFen))}
          </Button>
        </BottomBar>
      )}
    </>
  );
}

function ScanCode({ codeUrl }: { readonly codeUrl: string }) {
  const texts = useTexts(friendPayTexts);
  return (
    <section className={styles.scan}>
      <h2 className={styles.title}>{texts.scan}</h2>
      <Suspense fallback={<div className={styles.place} />}>
        <QrCode text={codeUrl} label={texts.scan} />
      </Suspense>
      <p className={styles.quiet}>{texts.scanSays}</p>
    </section>
  );
}
