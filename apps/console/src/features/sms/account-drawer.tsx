import { App, Button, Drawer, Form, Input } from 'antd';
import type { InputOf, OutputOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { CallForm } from '#ui/form/call-form';
import { smsTexts } from './sms.texts.ts';

type Values = InputOf<'member.smsAccount.set'>;
const empty: Values = { secretId: '', secretKey: '', appId: '', signName: '', templateId: '', alertTemplateId: '' };

interface AccountDrawerProps {
  readonly account: OutputOf<'member.smsAccount.test'> | null;
  readonly onClose: () => void;
}

/** The secret is typed anew at every change: it is never answered. */
export function AccountDrawer({ account, onClose }: AccountDrawerProps) {
  const texts = useTexts(smsTexts);
  const { message } = App.useApp();
  return (
    <Drawer open title={account ? texts.change : texts.connect} size={480} onClose={onClose}>
      <CallForm<'member.smsAccount.set', Values>
        call="member.smsAccount.set"
        initial={{ ...empty, ...account, secretKey: '' }}
        toInput={({ secretId, secretKey, appId, signName, templateId, alertTemplateId }) => ({
          secretId: secretId.trim(),
          secretKey: secretKey.trim(),
          appId: appId.trim(),
          signName,
          templateId: templateId.trim(),
          alertTemplateId: alertTemplateId.trim(),
        })}
        onDone={() => {
          void message.success(texts.saved);
          onClose();
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="secretId" label={texts.secretId}>
              <Input autoComplete="off" spellCheck={false} />
            </Form.Item>
            <Form.Item name="secretKey" label={texts.secretKey} extra={texts.secretHint}>
              <Input.Password autoComplete="off" />
            </Form.Item>
            <Form.Item name="appId" label={texts.appId}>
              <Input autoComplete="off" inputMode="numeric" />
            </Form.Item>
            <Form.Item name="signName" label={texts.signName} extra={texts.signHint}>
              <Input autoComplete="off" />
            </Form.Item>
            <Form.Item name="templateId" label={texts.templateId} extra={texts.templateHint}>
              <Input autoComplete="off" inputMode="numeric" />
            </Form.Item>
            <Form.Item name="alertTemplateId" label={texts.alertTemplateId} extra={texts.alertHint}>
              <Input autoComplete="off" inputMode="numeric" />
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
