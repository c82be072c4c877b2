import { useState } from 'react';
import { useFresh } from '#api/read-query';
import { ordersDrawing } from '#drawings/orders';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { Button, buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage, FailedPart } from '#ui/failed';
import { ListEnd } from '#ui/list-end';
import { OrdersSkeleton } from '#ui/skeleton';
import { orderTexts } from './order.texts.ts';
import type { OrderHandlers } from './order-actions.tsx';
import { OrderCard } from './order-card.tsx';
import type { OrderChoice } from './order-queries.ts';
import { orderPage } from './order-queries.ts';

interface OrderPagesProps {
  readonly choice: OrderChoice;
  readonly handlers: OrderHandlers;
  readonly onAll: () => void;
}

/** The orders of a choice, page after page as its end comes near. What changes an order is seen on whichever page it stands. */
export function OrderPages({ choice, handlers, onAll }: OrderPagesProps) {
  const [count, setCount] = useState(1);
  return Array.from({ length: count }, (_, place) => (
    <OrderPage
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
      key={place}
      choice={choice}
      handlers={handlers}
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

function OrderPage({ choice, handlers, pageNum, isLast, onMore, onAll }: OrderPageProps) {
  const texts = useTexts(orderTexts);
  const { data, isError, refetch } = useFresh(orderPage(choice, pageNum));
  if (!data && isError)
    return pageNum === 1 ? <FailedPage onRetry={refetch} /> : <FailedPart text={texts.ordersFailed} onRetry={refetch} />;
  if (!data) return <OrdersSkeleton />;
  if (pageNum === 1 && data.list.length === 0) return <NoOrders choice={choice} onAll={onAll} />;
  return (
    <>
      {data.list.map((order) => (
        <OrderCard key={order.id} order={order} handlers={handlers} onOver={refetch} />
      ))}
      {isLast && <ListEnd hasMore={data.hasMore} onNear={onMore} />}
    </>
  );
}

function NoOrders({ choice: { tab, words }, onAll }: Pick<OrderPagesProps, 'choice' | 'onAll'>) {
  const texts = useTexts(orderTexts);
  return (
    <EmptyState drawing={ordersDrawing} words={words ? texts.found : texts.empty[tab]}>
      {tab === 'all' && !words ? (
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
