import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { useMay } from '#session/me';
import { orderTexts } from './order.texts.ts';
import type { OrderProps } from './order.types.ts';
import { PriceDrawer } from './price-drawer.tsx';
import { RefundDrawer } from './refund-drawer.tsx';

/** Closing, refunding, another price: what cannot be taken back asks first, and says what it does. */
export function OrderActions({ order }: OrderProps) {
  const texts = useTexts(orderTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const [drawer, setDrawer] = useState<'refund' | 'price'>();
  const closeDrawer = () => setDrawer(undefined);
  const close = useWrite('trade.order.close', { onDone: () => void message.success(texts.closed) });
  const isOpen = ['UNPAID', 'TO_SHIP', 'PAID_WAIT_GROUP'].includes(order.state);
  const isPriceOpen = order.state === 'UNPAID' && !order.receipt.some(({ promotionKind }) => promotionKind === 'STAFF');
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
        onClick: () => setDrawer('refund'),
      },
    isPriceOpen && may('trade.order.changePrice') && { key: 'price', label: texts.changePrice, onClick: () => setDrawer('price') },
    isOpen && may('trade.order.close') && { key: 'close', label: texts.close, danger: true, onClick: () => void confirmClose() },
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
        <Button>{texts.more}</Button>
      </Dropdown>
      {drawer === 'refund' && <RefundDrawer order={order} left={left} onClose={closeDrawer} />}
      {drawer === 'price' && <PriceDrawer order={order} onClose={closeDrawer} />}
    </>
  );
}
