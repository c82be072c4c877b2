import { formatFen } from '@qianpu/kit/fen';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFresh, useRead } from '#api/read-query';
import { walletDrawing } from '#drawings/wallet';
import type { PayTicket, PayWay } from '#features/payment';
import {
  PayAmount,
  PayTrouble,
  payInWechat,
  paymentTexts,
  payStatus,
  payWays,
  ScanToPay,
  usePay,
  WayChoice,
  waysHere,
  withReturn,
} from '#features/payment';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { useGuarded } from '#lib/use-guarded';
import { PageLink } from '#navigation/page-link';
import type { PageProps } from '#navigation/page-module';
import { hrefOf } from '#navigation/resolve';
import { TopBar } from '#navigation/top-bar';
import { useGo } from '#navigation/use-go';
import { useShop } from '#session/shop-context';
import { Button } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage } from '#ui/failed';
import { ListSkeleton } from '#ui/skeleton';
import { useToast } from '#ui/toast';
import styles from './pay-page.module.css';

export function Page({ query: { id = '' } }: PageProps) {
  const { titles } = useMessages();
  const go = useGo();
  const status = useFresh(payStatus(id));
  const ways = useRead(payWays(id));
  const showResult = () => go('payResult', { id }, { replace: true });
  const isOver = status.data !== undefined && status.data.state !== 'UNPAID';
  const moveOn = useEffectEvent(showResult);
  useEffect(() => {
    if (isOver) moveOn();
  }, [isOver]);
  if ((!status.data && status.isError) || (!ways.data && ways.isError)) return <FailedPage onRetry={() => window.location.reload()} />;
  return (
    <main>
      <TopBar title={titles.pay} />
      {status.data && ways.data && !isOver ? (
        <>
          <PayAmount payableFen={status.data.payableFen} payBy={status.data.payBy} onOver={status.refetch} />
          <Paying tradeId={id} payableFen={status.data.payableFen} ways={ways.data} onMovedOn={showResult} />
        </>
      ) : (
        <ListSkeleton />
      )}
    </main>
  );
}

interface PayingProps {
  readonly tradeId: string;
  readonly payableFen: number;
  readonly ways: readonly PayWay[];
  readonly onMovedOn: () => void;
}

function Paying({ tradeId, payableFen, ways, onMovedOn }: PayingProps) {
  const texts = useTexts(paymentTexts);
  const offered = waysHere(ways, navigator.userAgent);
  const [chosen, setChosen] = useState(offered[0]);
  const [codeUrl, setCodeUrl] = useState<string | null>(null);
  const follow = useTicket(tradeId, setCodeUrl, onMovedOn);
  const { pay, isPaying, trouble } = usePay({ tradeId, onTicket: follow, onMovedOn });
  const guardedPay = useGuarded(pay);
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
  return (
    <>
      <WayChoice ways={offered} chosen={chosen} onChoose={choose} />
      {trouble && <PayTrouble trouble={trouble} />}
      {codeUrl ? (
        <ScanToPay tradeId={tradeId} codeUrl={codeUrl} onMovedOn={onMovedOn} />
      ) : (
        <div className={styles.action}>
          <Button size="huge" isBlock isBusy={isPaying} onClick={() => guardedPay(chosen)}>
            {isPaying ? texts.opening : texts.payNow(formatFen(payableFen))}
          </Button>
        </div>
      )}
      <PageLink page="payResult" query={{ id: tradeId }} className={styles.ask}>
        {texts.askResult}
      </PageLink>
    </>
  );
}

/** Does with a ticket what its way asks for: leave for the cashier, show a code, or call WeChat. */
function useTicket(tradeId: string, onCode: (codeUrl: string) => void, onDone: () => void): (ticket: PayTicket) => void {
  const shop = useShop();
  const toast = useToast();
  const { onlyInWechat } = useTexts(paymentTexts);
  return (ticket) => {
    if (ticket.kind === 'qr') onCode(ticket.codeUrl);
    if (ticket.kind === 'redirect') {
      const resultUrl = window.location.origin + shop.base + hrefOf('payResult', { id: tradeId }, shop);
      window.location.assign(withReturn(ticket.url, resultUrl));
    }
    if (ticket.kind === 'jsapi' && !payInWechat(ticket, onDone)) toast(onlyInWechat);
  };
}
