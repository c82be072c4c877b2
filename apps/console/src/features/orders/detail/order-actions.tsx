import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { useMay } from '#session/me';
import { ordersTexts } from '../orders.texts.ts';
import type { OrderProps } from './order.types.ts';
import { RefundDrawer } from './refund-drawer.tsx';

/** Closing and refunding: what cannot be taken back asks first, and says what it does. */
export function OrderActions({ order }: OrderProps) {
  const texts = useTexts(ordersTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const [isRefunding, setRefunding] = useState(false);
  const close = useWrite('trade.order.close', { onDone: () => void message.success(texts.closed) });
  const isOpen = ['UNPAID', 'TO_SHIP', 'PAID_WAIT_GROUP'].includes(order.state);
  const left = order.paidAt === null ? 0 : order.payableFen - order.refundedFen;
  const confirmClose = () =>
    modal.confirm({
      title: texts.closeAsk,
      content: order.paidAt === null ? texts.closeUnpaid : texts.closePaid(money(left)),
      okText: texts.close,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => close.sendAsync({ id: order.id }),
    });
  const items = [
    left > 0 &&
      (may('trade.order.refund') || may('trade.refund.request')) && {
        key: 'refund',
        label: texts.refund,
        onClick: () => setRefunding(true),
      },
    isOpen && may('trade.order.close') && { key: 'close', label: texts.close, danger: true, onClick: () => void confirmClose() },
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
        <Button>{texts.more}</Button>
      </Dropdown>
      {isRefunding && <RefundDrawer order={order} left={left} onClose={() => setRefunding(false)} />}
    </>
  );
}
