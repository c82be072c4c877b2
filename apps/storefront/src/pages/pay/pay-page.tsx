import { useEffect, useEffectEvent } from 'react';
import { useFresh, useRead } from '#api/read-query';
import { isProviderWay, PayAmount, payStatus, payWays } from '#features/payment';
import { usePayerRound } from '#features/wechat';
import { useTitles } from '#i18n/titles';
import type { PageProps } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useGo } from '#navigation/use-go';
import { FailedPage } from '#ui/failed';
import { ListSkeleton } from '#ui/skeleton';
import { Paying } from './paying.tsx';

export function Page({ query: { id = '' } }: PageProps) {
  const titles = useTitles();
  const go = useGo();
  const payer = usePayerRound();
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
          <Paying
            tradeId={id}
            payableFen={status.data.payableFen}
            ways={ways.data.filter(isProviderWay)}
            payer={payer}
            onMovedOn={showResult}
            onAsk={status.refetch}
          />
        </>
      ) : (
        <ListSkeleton />
      )}
    </main>
  );
}
