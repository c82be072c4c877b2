import { Alert, App, Button, Drawer, Form, Input } from 'antd';
import { useTexts } from '#i18n/texts';
import { money } from '#lib/money';
import { CallForm } from '#ui/form/call-form';
import styles from './money.module.css';
import { moneyTexts } from './money.texts.ts';
import type { Difference } from './money.types.ts';

/** Says what became of a difference; no money moves. */
export function ClearDrawer({ difference, onClose }: { readonly difference: Difference; readonly onClose: () => void }) {
  const texts = useTexts(moneyTexts);
  const { message } = App.useApp();
  const { appRef, day, number, what, theirsFen, oursFen } = difference;
  const sums = [theirsFen !== null && `${texts.theirs} ${money(theirsFen)}`, oursFen !== null && `${texts.book} ${money(oursFen)}`];
  return (
    <Drawer open title={texts.clearTitle} size={480} onClose={onClose}>
      <p className={styles.facts}>
        {day} · {texts.whats[what]}
        <br />
        {number}
        <br />
        {sums.filter(Boolean).join(' · ')}
      </p>
      <Alert type="info" showIcon title={texts.clearText} style={{ marginBottom: 16 }} />
      <CallForm<'trade.bill.clear', { note: string }>
        call="trade.bill.clear"
        initial={{ note: '' }}
        toInput={({ note }) => ({ appRef, day, number, what, note })}
        onDone={() => {
          void message.success(texts.clearDone);
          onClose();
        }}
        onRefused={(name) => {
          if (name !== 'NOT_FOUND') return false;
          void message.warning(texts.clearGone);
          onClose();
          return true;
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="note" label={texts.note} extra={texts.noteHint}>
              <Input.TextArea rows={3} maxLength={200} showCount />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.clearButton}
            </Button>
          </>
        )}
      </CallForm>
    </Drawer>
  );
}
