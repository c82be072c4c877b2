import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import Printer from '#icons/printer';
import { useShopPath } from '#lib/current-shop';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { Icon } from '#ui/icon';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Columns, Page } from '#ui/page';
import { orderTexts } from './detail/order.texts.ts';
import { OrderActions } from './detail/order-actions.tsx';
import { OrderGoods } from './detail/order-goods.tsx';
import { OrderLog } from './detail/order-log.tsx';
import { OrderNotes } from './detail/order-notes.tsx';
import { OrderPayments } from './detail/order-payments.tsx';
import { OrderRecipient } from './detail/order-recipient.tsx';
import { OrderSteps } from './detail/order-steps.tsx';
import { RefundRequests } from './detail/refund-requests.tsx';
import { OrderStatus } from './order-status.tsx';
import { ShipDrawer } from './ship-drawer.tsx';

/** Everything about one order, and what can be done with it. */
export function OrderPage() {
  const texts = useTexts(orderTexts);
  const { id = '' } = useParams();
  const may = useMay();
  const navigate = useNavigate();
  const shopPath = useShopPath();
  const read = useRead('trade.order.detailForStaff', { id });
  const [isShipping, setShipping] = useState(false);
  const order = read.data;
  if (read.isError) return <Failed onRetry={() => void read.refetch()} refusal={read.error} />;
  if (!order) return <ListSkeleton columns={3} />;
  return (
    <Page
      title={`${texts.order} ${order.id}`}
      back="/orders"
      aside={<OrderStatus order={{ ...order, hasOpenRefund: false }} now={Date.now()} />}
      actions={
        <>
          <Button icon={<Icon of={Printer} />} onClick={() => void navigate(shopPath(`/orders/print?kind=slips&ids=${order.id}`))}>
            {texts.printSlips}
          </Button>
          <OrderActions order={order} />
          {order.state === 'TO_SHIP' && may('trade.order.ship') && (
            <Button type="primary" onClick={() => setShipping(true)}>
              {texts.ship}
            </Button>
          )}
        </>
      }
    >
      <Columns
        aside={
          <>
            <RefundRequests order={order} />
            <OrderRecipient order={order} />
            <OrderNotes order={order} />
          </>
        }
      >
        <OrderSteps order={order} />
        <OrderGoods order={order} />
        <OrderPayments order={order} />
        <OrderLog order={order} />
      </Columns>
      {isShipping && <ShipDrawer orders={[order]} onClose={() => setShipping(false)} />}
    </Page>
  );
}
