import { formatFen } from '@qianpu/kit/fen';
import { useEffect, useEffectEvent, useState } from 'react';
import { walletDrawing } from '#drawings/wallet';
import type { PayWay } from '#features/payment';
import { OpenCashier, PaymentError, paymentTexts, payPlaceOf, ScanToPay, WayChoice, waysHere } from '#features/payment';
import { useTexts } from '#i18n/texts';
import { useGuarded } from '#lib/use-guarded';
import { PageLink } from '#navigation/page-link';
import { usePlatform } from '#platform/platform';
import { Button } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import styles from './pay-page.module.css';
import type { PayerRound } from './use-start-paying.ts';
import { useStartPaying } from './use-start-paying.ts';

interface PayingProps {
  readonly tradeId: string;
  readonly payableFen: number;
  readonly ways: readonly PayWay[];
  readonly payer: PayerRound;
  readonly onMovedOn: () => void;
  /** Asks the mall whether it is paid. */
  readonly onAsk: () => void;
}

export function Paying({ tradeId, payableFen, ways, payer, onMovedOn, onAsk }: PayingProps) {
  const texts = useTexts(paymentTexts);
  const { env } = usePlatform();
  const offered = waysHere(ways, payPlaceOf(env, navigator.userAgent));
  const [chosen, setChosen] = useState(offered[0]);
  const [codeUrl, setCodeUrl] = useState<string | null>(null);
  const { start, isBusy, isCashierOpen, trouble } = useStartPaying({ tradeId, ways, payer, onCode: setCodeUrl, onMovedOn, onAsk });
  const guardedStart = useGuarded(start);
  const goOn = useEffectEvent(() => guardedStart('WECHAT_JSAPI'));
  useEffect(() => {
    // The shopper had tapped before the messenger was asked who pays.
    if (payer.stage === 'known') goOn();
  }, [payer.stage]);
  if (!chosen)
    return (
      <EmptyState drawing={walletDrawing} words={texts.noWays}>
        {null}
      </EmptyState>
    );
  const choose = (way: PayWay['way']) => {
    setChosen(way);
    setCodeUrl(null);
  };
  const shown = trouble(chosen);
  // Who has come back from the cashier is no double tap.
  const tap = shown ? start : guardedStart;
  return (
    <>
      <WayChoice ways={offered} chosen={chosen} onChoose={choose} />
      {shown && <PaymentError trouble={shown} />}
      {codeUrl ? (
        <ScanToPay tradeId={tradeId} codeUrl={codeUrl} onMovedOn={onMovedOn} />
      ) : (
        <div className={styles.action}>
          <Button size="huge" isBlock isBusy={isBusy} onClick={() => void tap(chosen)}>
            {isBusy ? texts.opening : texts.payNow(formatFen(payableFen))}
          </Button>
        </div>
      )}
      {isCashierOpen && !codeUrl && <OpenCashier tradeId={tradeId} onMovedOn={onMovedOn} />}
      <PageLink page="payResult" query={{ id: tradeId }} className={styles.ask}>
        {texts.askResult}
      </PageLink>
    </>
  );
}
