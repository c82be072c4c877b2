import { App, Button, Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { YuanInput } from '#ui/form/yuan-input';
import orders from '../orders.module.css';
import { orderTexts } from './order.texts.ts';
import type { OrderProps } from './order.types.ts';

interface PriceDrawerProps extends OrderProps {
  readonly onClose: () => void;
}

/** Lowers what is to be paid for the goods of an unpaid order: once. */
export function PriceDrawer({ order, onClose }: PriceDrawerProps) {
  const texts = useTexts(orderTexts);
  const { message } = App.useApp();
  const beforeFen = order.goodsFen - order.discountFen;
  const [goodsFen, setGoodsFen] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const change = useWrite('trade.order.changePrice', {
    onDone: ({ payableFen }) => {
      void message.success(texts.priceChanged(money(payableFen)));
      onClose();
    },
  });
  const isLower = goodsFen !== null && goodsFen > 0 && goodsFen < beforeFen;
  const text = note.trim();
  const save = () => isLower && text !== '' && change.send({ id: order.id, goodsFen, note: text });
  return (
    <Drawer
      open
      title={texts.changePrice}
      size={480}
      onClose={onClose}
      footer={
        <div className={orders.drawerFoot}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="primary" size="large" disabled={!isLower || text === ''} loading={change.isPending} onClick={save}>
            {isLower ? texts.changePriceTo(money(goodsFen + order.freightFen)) : texts.changePrice}
          </Button>
        </div>
      }
    >
      <Form layout="vertical">
        <Form.Item
          label={texts.newGoodsPrice}
          extra={texts.newGoodsPriceHint(money(beforeFen), money(order.freightFen))}
          validateStatus={goodsFen === null || isLower ? '' : 'error'}
        >
          <YuanInput aria-label={texts.newGoodsPrice} value={goodsFen} onChange={setGoodsFen} style={{ width: 200 }} />
        </Form.Item>
        <Form.Item label={texts.priceNote} required>
          <Input.TextArea
            aria-label={texts.priceNote}
            value={note}
            maxLength={80}
            showCount
            onChange={({ target }) => setNote(target.value)}
          />
        </Form.Item>
      </Form>
    </Drawer>
  );
}
