import { useEffect, useEffectEvent, useRef } from 'react';
import { useFresh } from '#api/read-query';
import { PayAmount, payStatus, payWays } from '#features/payment';
import { useCustomerService } from '#features/support';
import { usePayerRound } from '#features/wechat';
import { useTitles } from '#i18n/titles';
import Headset from '#icons/headset';
import type { PageProps } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useGo } from '#navigation/use-go';
import { FailedPage } from '#ui/failed';
import { Icon } from '#ui/icon';
import { ListSkeleton } from '#ui/skeleton';
import styles from './pay-page.module.css';
import { Paying } from './paying.tsx';
import { useBought } from './use-bought.ts';

export function Page({ query: { id = '', own = '' } }: PageProps) {
  const titles = useTitles();
  const go = useGo();
  const payer = usePayerRound();
  const status = useFresh(payStatus(id));
  const ways = useFresh(payWays(id));
  const bought = useBought(status.data?.orderIds ?? []);
  const hasLeft = useRef(false);
  // Once: a payment's answer and its state lead there both, and to go where one is means back in a mini-program.
  const showResult = () => {
    if (!hasLeft.current) go('payResult', { id }, { replace: true });
    hasLeft.current = true;
  };
  const isOver = status.data !== undefined && status.data.state !== 'UNPAID';
  const moveOn = useEffectEvent(showResult);
  useEffect(() => {
    if (isOver) moveOn();
  }, [isOver]);
  if ((!status.data && status.isError) || (!ways.data && ways.isError)) return <FailedPage onRetry={() => window.location.reload()} />;
  return (
    <main>
      <TopBar title={titles.pay} ground="card">
        <ServiceButton orderId={status.data?.orderIds[0]} />
      </TopBar>
      <div className={styles.page}>
        {status.data && ways.data && !isOver ? (
          <>
            <PayAmount
              payableFen={status.data.payableFen}
              payBy={status.data.payBy}
              onOver={status.refetch}
              bought={bought.text}
              isGoods={status.data.kind === 'GOODS'}
            />
            <Paying
              tradeId={id}
              status={status.data}
              ways={ways.data}
              shops={bought.shops}
              own={own}
              payer={payer}
              onMovedOn={showResult}
              onAsk={() => void Promise.all([status.refetch(), ways.refetch()])}
            />
          </>
        ) : (
          <ListSkeleton />
        )}
      </div>
    </main>
  );
}

function ServiceButton({ orderId }: { readonly orderId: string | undefined }) {
  const { service: label } = useTitles();
  const service = useCustomerService();
  return (
    <>
      <button
        type="button"
        className={styles.service}
        aria-label={label}
        onClick={() => (orderId ? service.openAbout({ orderId }) : service.open())}
      >
        <Icon of={Headset} />
      </button>
      {service.sheet}
    </>
  );
}
