import { App, Button, Drawer, Form, Input } from 'antd';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { YuanInput } from '#ui/form/yuan-input';
import orders from '../orders.module.css';
import { orderTexts } from './order.texts.ts';
import type { OrderProps } from './order.types.ts';

interface RefundDrawerProps extends OrderProps {
  /** In fen, what can still be given back. */
  readonly left: number;
  readonly onClose: () => void;
}

/** Gives money back. What one person may not do alone becomes a request to a second one. */
export function RefundDrawer({ order, left, onClose }: RefundDrawerProps) {
  const texts = useTexts(orderTexts);
  const { message } = App.useApp();
  const [amountFen, setAmount] = useState<number | null>(left);
  const [note, setNote] = useState('');
  const request = useWrite('trade.refund.request', {
    onDone: () => {
      void message.info(texts.secondPerson);
      onClose();
    },
  });
  const refund = useWrite('trade.order.refund', {
    onDone: (done) => {
      void message.success(texts.refundSent(money(done.amountFen)));
      onClose();
    },
    onRefused: (_refusal, name) => {
      if (name !== 'SECOND_PERSON_NEEDED') return false;
      send(request.send);
      return true;
    },
  });
  const isWithin = amountFen !== null && amountFen > 0 && amountFen <= left;
  const send = (by: typeof refund.send) => isWithin && by({ id: order.id, amountFen, note: note.trim() });
  return (
    <Drawer
      open
      title={texts.refundTitle}
      size={480}
      onClose={onClose}
      footer={
        <div className={orders.drawerFoot}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="primary"
            size="large"
            disabled={!isWithin}
            loading={refund.isPending || request.isPending}
            onClick={() => send(refund.send)}
          >
            {texts.refundButton(money(amountFen ?? 0))}
          </Button>
        </div>
      }
    >
      <Form layout="vertical">
        <Form.Item
          label={texts.refundAmount}
          extra={texts.refundLimit(money(left), money(order.payableFen), money(order.refundedFen))}
          validateStatus={isWithin ? '' : 'error'}
        >
          <YuanInput aria-label={texts.refundAmount} value={amountFen} onChange={setAmount} style={{ width: 200 }} />
        </Form.Item>
        <Form.Item label={texts.refundNote}>
          <Input.TextArea
            aria-label={texts.refundNote}
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
