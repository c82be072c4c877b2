import { useFresh, useRead } from '#api/read-query';
import { AddressNote, AddressSheet } from '#features/address';
import type { OrderDetail } from '#features/order';
import {
  hasActions,
  OrderActions,
  OrderFacts,
  OrderGoods,
  OrderHead,
  OrderReceipt,
  OrderRefunds,
  OrderShipment,
  OrderSteps,
  OrderTimeline,
  orderOf,
  useOrderHandlers,
} from '#features/order';
import { PaidBy, payStatus } from '#features/payment';
import { useCustomerService } from '#features/support';
import { useTitles } from '#i18n/titles';
import type { PageProps } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useBack } from '#navigation/use-go';
import { BottomBar } from '#ui/bottom-bar';
import { FailedPage } from '#ui/failed';
import { OrdersSkeleton } from '#ui/skeleton';
import styles from './order-detail-page.module.css';

export function Page({ query: { id = '' } }: PageProps) {
  const titles = useTitles();
  const { data: order, isError, refetch } = useFresh(orderOf(id));
  const { data: payment } = useRead(payStatus(order?.tradeId ?? ''), Boolean(order?.paidAt));
  return (
    <main className={styles.page}>
      <div className={styles.glow}>
        <TopBar title={titles.order} ground="none" />
        {order && <OrderHead order={order} onOver={refetch} />}
      </div>
      {!order && (isError ? <FailedPage onRetry={refetch} /> : <OrdersSkeleton />)}
      {order && (
        <>
          <OrderSteps order={order} />
          {order.shipment && <OrderShipment shipment={order.shipment} />}
          <OrderTimeline timeline={order.timeline} />
          <AddressNote place={order.address} />
          <OrderGoods order={order} />
          <OrderReceipt order={order} />
          <OrderRefunds refunds={order.refunds} />
          <OrderFacts order={order} paidBy={payment?.tenders[0] && <PaidBy tenders={payment.tenders} />} />
          <ActionsBar order={order} />
        </>
      )}
    </main>
  );
}

function ActionsBar({ order }: { readonly order: OrderDetail }) {
  const service = useCustomerService();
  const { handlers, addressSheet } = useOrderHandlers({
    onContact: ({ cid, id }) => service.openAbout({ cid, orderId: id }),
    onDeleted: useBack(),
  });
  return (
    <>
      {hasActions(order) && (
        <BottomBar>
          <div className={styles.actions}>
            <OrderActions order={order} size="large" handlers={handlers} />
          </div>
        </BottomBar>
      )}
      {service.sheet}
      <AddressSheet {...addressSheet} />
    </>
  );
}
