import { Alert, App, Button, Drawer, Form, Input } from 'antd';
import type { InputOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { CallForm } from '#ui/form/call-form';
import styles from './payment.module.css';
import { paymentTexts } from './payment.texts.ts';
import { PrivateKeyInput } from './private-key-input.tsx';

type AccountValues = Extract<InputOf<'trade.payAccount.set'>, { certificateSerial: string }>;

const nothing: AccountValues = { mchId: '', appId: '', certificateSerial: '', apiV3Key: '', privateKeyPem: '' };

/** Spaces come along when people copy; a serial is written in capitals. */
const cleaned = (values: AccountValues): AccountValues => ({
  mchId: values.mchId.trim(),
  appId: values.appId.trim(),
  certificateSerial: values.certificateSerial.replace(/[\s:]/g, '').toUpperCase(),
  apiV3Key: values.apiV3Key.trim(),
  privateKeyPem: values.privateKeyPem.trim(),
});

/** Secrets go in here and are never seen again. */
export function AddAccountDrawer({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(paymentTexts);
  const { message } = App.useApp();
  return (
    <Drawer open title={texts.add} size={560} onClose={onClose}>
      <Alert type="info" showIcon title={texts.secretsText} className={styles.alert ?? ''} />
      <CallForm<'trade.payAccount.set', AccountValues>
        call="trade.payAccount.set"
        initial={nothing}
        toInput={cleaned}
        onDone={() => {
          void message.success(texts.saved);
          onClose();
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="mchId" label={texts.mchId} extra={texts.mchIdHint}>
              <Input autoComplete="off" inputMode="numeric" />
            </Form.Item>
            <Form.Item name="appId" label={texts.appId} extra={texts.appIdHint}>
              <Input autoComplete="off" spellCheck={false} />
            </Form.Item>
            <Form.Item name="certificateSerial" label={texts.serial} extra={texts.serialHint}>
              <Input autoComplete="off" spellCheck={false} />
            </Form.Item>
            <Form.Item name="apiV3Key" label={texts.apiV3Key} extra={texts.apiV3KeyHint}>
              <Input.Password autoComplete="off" />
            </Form.Item>
            <Form.Item name="privateKeyPem" label={texts.privateKey} extra={texts.privateKeyHint}>
              <PrivateKeyInput />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.save}
            </Button>
          </>
        )}
      </CallForm>
    </Drawer>
  );
}
