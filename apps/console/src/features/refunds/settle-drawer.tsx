import { Alert, App, Button, Drawer, Form, Input } from 'antd';
import type { EntryOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { CallForm } from '#ui/form/call-form';
import styles from './refunds.module.css';
import { refundsTexts } from './refunds.texts.ts';

interface SettleProps {
  readonly refund: EntryOf<'trade.refund.listSent'>;
  readonly onClose: () => void;
}

/** Says that a failed refund was paid back another way; it counts when a second person agrees. */
export function SettleDrawer({ refund: { id, amountFen }, onClose }: SettleProps) {
  const texts = useTexts(refundsTexts);
  const { message } = App.useApp();
  return (
    <Drawer open title={texts.settleTitle(money(amountFen))} size={480} onClose={onClose}>
      <CallForm<'trade.refund.settleOutside', { note: string }>
        call="trade.refund.settleOutside"
        initial={{ note: '' }}
        toInput={({ note }) => ({ id, note })}
        onDone={() => {
          void message.success(texts.settleSent);
          onClose();
        }}
      >
        {({ isPending }) => (
          <div className={styles.form}>
            <Alert type="warning" showIcon title={texts.settleText} />
            <Form.Item name="note" label={texts.settleNote}>
              <Input maxLength={200} showCount />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.settleSend(money(amountFen))}
            </Button>
          </div>
        )}
      </CallForm>
    </Drawer>
  );
}
