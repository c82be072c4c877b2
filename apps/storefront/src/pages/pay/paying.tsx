import { formatFen } from '@qianpu/kit/fen';
import { useEffect, useEffectEvent, useState } from 'react';
import { walletDrawing } from '#drawings/wallet';
import type { AnyWay, AtProvider, OfferedWay, OwnSums, PayStatus } from '#features/payment';
import {
  askedWays,
  isOpenAlready,
  OpenCashier,
  OwnChoice,
  ownWay,
  PaymentError,
  PayPasswordQuestion,
  paymentTexts,
  ScanToPay,
  WayChoice,
} from '#features/payment';
import { useTexts } from '#i18n/texts';
import { useGuarded } from '#lib/use-guarded';
import { PageLink } from '#navigation/page-link';
import { BottomBar } from '#ui/bottom-bar';
import { Button } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import styles from './pay-page.module.css';
import { type TenderChoice, useChoice } from './use-choice.ts';
import type { PayerRound } from './use-start-paying.ts';
import { useStartPaying } from './use-start-paying.ts';

interface PayingProps {
  readonly tradeId: string;
  readonly status: PayStatus;
  readonly ways: readonly AnyWay[];
  /** In which shops; empty while nobody knows. */
  readonly shops: string;
  /** What was ticked before the messenger was asked who pays. */
  readonly own: string;
  readonly payer: PayerRound;
  readonly onMovedOn: () => void;
  /** Asks the mall whether it is paid, and what can pay. */
  readonly onAsk: () => void;
}

export function Paying({ tradeId, status, ways, shops, own, payer, onMovedOn, onAsk }: PayingProps) {
  const texts = useTexts(paymentTexts);
  const choice = useChoice({ status, ways, own });
  const { chosen, parts } = choice;
  const [code, setCode] = useState<AtProvider | null>(null);
  const [isProving, setProving] = useState(false);
  const paying = useStartPaying({ tradeId, ways, payer, onCode: setCode, onMovedOn, onAsk });
  const shown = paying.trouble(chosen);
  const start = async () => {
    const asked = askedWays(parts, chosen);
    const isProved = parts.BALANCE === 0 || (shown !== 'proofOver' && isOpenAlready(status.tenders, asked));
    if (isProved || paying.isPayerMissing(asked)) return paying.start(asked);
    setProving(true);
  };
  const guardedStart = useGuarded(start);
  const goOn = useEffectEvent(() => guardedStart());
  useEffect(() => {
    // The shopper had tapped before the messenger was asked who pays.
    if (payer.stage === 'known') goOn();
  }, [payer.stage]);
  if (choice.offered.length === 0 && !ways.some(({ way, isAvailable }) => isAvailable && (way === 'BALANCE' || way === 'POINTS'))) {
    return (
      <EmptyState drawing={walletDrawing} words={texts.noWays}>
        {null}
      </EmptyState>
    );
  }
  const changed = () => {
    setCode(null);
    paying.forget();
  };
  return (
    <>
      <Ways choice={choice} ways={ways} payableFen={status.payableFen} onChange={changed} />
      {shown && <PaymentError trouble={shown} />}
      {code?.ticket.kind === 'qr' && (
        <ScanToPay
          tradeId={tradeId}
          codeUrl={code.ticket.codeUrl}
          by={code.way === 'ALIPAY_QR' ? 'ALIPAY' : 'WECHAT'}
          amountFen={code.amountFen}
          onMovedOn={onMovedOn}
        />
      )}
      {paying.isCashierOpen && !code && <OpenCashier tradeId={tradeId} onMovedOn={onMovedOn} />}
      <p className={styles.ask}>
        {texts.checkResult.before}
        <PageLink page="payResult" query={{ id: tradeId }} className={styles.resultLink}>
          {texts.checkResult.link}
        </PageLink>
      </p>
      {/* Who has come back from the cashier, or from the sheet, is no double tap. */}
      {!code && <PayButton parts={parts} chosen={chosen} isBusy={paying.isBusy} onPay={() => void (shown ? start() : guardedStart())} />}
      <PayPasswordQuestion
        isOpen={isProving}
        onClose={() => setProving(false)}
        amountFen={parts.BALANCE}
        shops={shops}
        hasPassword={ownWay(ways, 'BALANCE')?.hasPassword ?? false}
        onProof={(proof) => {
          setProving(false);
          void paying.start(askedWays(parts, chosen), proof);
        }}
      />
    </>
  );
}

interface WaysProps {
  readonly choice: TenderChoice;
  readonly ways: readonly AnyWay[];
  readonly payableFen: number;
  /** Something else is to pay: what was opened, or went wrong, is shown no longer. */
  readonly onChange: () => void;
}

function Ways({ choice: { offered, chosen, ticked, parts, choose, tick }, ways, payableFen, onChange }: WaysProps) {
  const hasOwn = ways.some(({ way, isAvailable }) => isAvailable && (way === 'BALANCE' || way === 'POINTS'));
  return (
    <>
      <OwnChoice
        payableFen={payableFen}
        ways={ways}
        ticked={ticked}
        parts={parts}
        onTick={(way, isOn) => {
          onChange();
          tick(way, isOn);
        }}
      />
      {offered.length > 0 && (
        <WayChoice
          ways={offered}
          chosen={chosen}
          leftFen={hasOwn ? parts.leftFen : undefined}
          onChoose={(way) => {
            onChange();
            choose(way);
          }}
        />
      )}
    </>
  );
}

interface PayButtonProps {
  readonly parts: OwnSums;
  readonly chosen: OfferedWay['way'] | undefined;
  readonly isBusy: boolean;
  readonly onPay: () => void;
}

/** Says what is paid where: at a provider what is left for it, else by what the member has. */
function PayButton({ parts, chosen, isBusy, onPay }: PayButtonProps) {
  const texts = useTexts(paymentTexts);
  const own = parts.BALANCE > 0 ? 'BALANCE' : 'POINTS';
  const isShort = parts.leftFen > 0 && !chosen;
  const words = chosen ? texts.payWith[chosen](formatFen(parts.leftFen)) : texts.payWith[own](formatFen(parts[own]));
  return (
    <BottomBar>
      {isShort ? (
        <p className={styles.short}>{texts.notEnough}</p>
      ) : (
        <Button size="large" isBlock isBusy={isBusy} onClick={onPay}>
          {isBusy ? texts.opening : words}
        </Button>
      )}
    </BottomBar>
  );
}
