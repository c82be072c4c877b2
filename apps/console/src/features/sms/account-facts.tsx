import { App, Button, Descriptions, Form, Input } from 'antd';
import type { OutputOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useLang, useTexts } from '#i18n/texts';
import { wholeTime } from '#lib/time';
import { useMay } from '#session/me';
import { CallForm } from '#ui/form/call-form';
import { Status } from '#ui/status';
import styles from './sms.module.css';
import { smsTexts } from './sms.texts.ts';

type Account = OutputOf<'member.smsAccount.test'>;

/** The account in words; a test puts it in use. */
export function AccountFacts({ account }: { readonly account: Account }) {
  const texts = useTexts(smsTexts);
  const { lang } = useLang();
  const may = useMay();
  const { message } = App.useApp();
  const { testedAt } = account;
  return (
    <div className={styles.account}>
      <Status tone={testedAt === null ? 'warn' : 'good'} isPill={testedAt === null}>
        {testedAt === null ? texts.untested : texts.inUse}
      </Status>
      <Descriptions
        column={2}
        size="small"
        items={[
          { key: 'sign', label: texts.signName, children: account.signName },
          { key: 'app', label: texts.appId, children: account.appId },
          { key: 'id', label: texts.secretId, children: account.secretId },
          { key: 'tail', label: texts.keyTail, children: `…${account.keyTail}` },
          { key: 'template', label: texts.templateId, children: account.templateId },
          { key: 'alert', label: texts.alertTemplateId, children: account.alertTemplateId },
          { key: 'tested', label: texts.tested, children: testedAt === null ? texts.never : wholeTime(testedAt, lang) },
        ]}
      />
      {may('member.smsAccount.test') && (
        <CallForm<'member.smsAccount.test', { phone: string }>
          call="member.smsAccount.test"
          initial={{ phone: '' }}
          toInput={({ phone }) => ({ phone: phone.trim() })}
          onDone={(_, { phone }) => void message.success(texts.testDone(phone))}
        >
          {({ isPending }) => (
            <div className={styles.test}>
              <Form.Item name="phone" label={texts.phone} extra={texts.testHint}>
                <Input inputMode="tel" autoComplete="tel" maxLength={11} />
              </Form.Item>
              <Button type={testedAt === null ? 'primary' : 'default'} htmlType="submit" loading={isPending}>
                {texts.test}
              </Button>
              {may('member.smsAccount.remove') && <Remove />}
            </div>
          )}
        </CallForm>
      )}
    </div>
  );
}

function Remove() {
  const texts = useTexts(smsTexts);
  const { message, modal } = App.useApp();
  const remove = useWrite('member.smsAccount.remove', { onDone: () => void message.success(texts.removed) });
  const confirmRemove = () =>
    modal.confirm({
      title: texts.removeAsk,
      content: texts.removeText,
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => remove.sendAsync({}),
    });
  return (
    <Button danger onClick={() => void confirmRemove()}>
      {texts.remove}
    </Button>
  );
}
