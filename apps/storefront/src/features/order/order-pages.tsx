import { useState } from 'react';
import { useFresh } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import ClipboardList from '#icons/clipboard-list';
import { PageLink } from '#navigation/page-link';
import { Button, buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage, FailedPart } from '#ui/failed';
import { ListEnd } from '#ui/list-end';
import { OrdersSkeleton } from '#ui/skeleton';
import { orderTexts } from './order.texts.ts';
import { OrderCard } from './order-card.tsx';
import type { OrderTab } from './order-queries.ts';
import { orderPage } from './order-queries.ts';

interface OrderPagesProps {
  readonly tab: OrderTab;
  readonly onAll: () => void;
}

/** The orders of a tab, page after page as its end comes near. What changes an order is seen on whichever page it stands. */
export function OrderPages({ tab, onAll }: OrderPagesProps) {
  const [count, setCount] = useState(1);
  return Array.from({ length: count }, (_, place) => (
    <OrderPage
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
      key={place}
      tab={tab}
      pageNum={place + 1}
      isLast={place + 1 === count}
      onMore={() => setCount(count + 1)}
      onAll={onAll}
    />
  ));
}

interface OrderPageProps extends OrderPagesProps {
  readonly pageNum: number;
  readonly isLast: boolean;
  readonly onMore: () => void;
}

function OrderPage({ tab, pageNum, isLast, onMore, onAll }: OrderPageProps) {
  const texts = useTexts(orderTexts);
  const { data, isError, refetch } = useFresh(orderPage(tab, pageNum));
  if (!data && isError)
    return pageNum === 1 ? <FailedPage onRetry={refetch} /> : <FailedPart text={texts.ordersFailed} onRetry={refetch} />;
  if (!data) return <OrdersSkeleton />;
  if (pageNum === 1 && data.list.length === 0) return <NoOrders tab={tab} onAll={onAll} />;
  return (
    <>
      {data.list.map((order) => (
        <OrderCard key={order.id} order={order} onOver={refetch} />
      ))}
      {isLast && <ListEnd hasMore={data.hasMore} onNear={onMore} />}
    </>
  );
}

function NoOrders({ tab, onAll }: OrderPagesProps) {
  const texts = useTexts(orderTexts);
  return (
    <EmptyState icon={ClipboardList} words={texts.empty[tab]}>
      {tab === 'all' ? (
        <PageLink page="index" className={buttonClass}>
          {texts.toShopping}
        </PageLink>
      ) : (
        <Button tone="outline" onClick={onAll}>
          {texts.toAll}
        </Button>
      )}
    </EmptyState>
  );
}
