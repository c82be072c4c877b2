import { Alert, App, Button, Drawer, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import type { InputOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { CallForm } from '#ui/form/call-form';
import { AlipayFields, WechatFields } from './account-fields.tsx';
import { pemOf } from './key-pem.ts';
import styles from './payment.module.css';
import { paymentTexts } from './payment.texts.ts';

type Input = InputOf<'trade.payAccount.set'>;
type AlipayValues = Omit<Extract<Input, { alipayPublicKeyPem: string }>, 'provider'>;
type WechatValues = Omit<Extract<Input, { certificateSerial: string }>, 'provider'>;

const providers = ['WECHAT_PAY', 'ALIPAY'] as const;

const noWechat: WechatValues = { mchId: '', appId: '', certificateSerial: '', apiV3Key: '', privateKeyPem: '' };
const noAlipay: AlipayValues = { mchId: '', appId: '', privateKeyPem: '', alipayPublicKeyPem: '' };

/** Spaces come along when people copy; a serial is written in capitals. */
const wechatInput = (values: WechatValues): Input => ({
  provider: 'WECHAT_PAY',
  mchId: values.mchId.trim(),
  appId: values.appId.trim(),
  certificateSerial: values.certificateSerial.replace(/[\s:]/g, '').toUpperCase(),
  apiV3Key: values.apiV3Key.trim(),
  privateKeyPem: pemOf('PRIVATE', values.privateKeyPem),
});
const alipayInput = (values: AlipayValues): Input => ({
  provider: 'ALIPAY',
  mchId: values.mchId.trim(),
  appId: values.appId.trim(),
  privateKeyPem: pemOf('PRIVATE', values.privateKeyPem),
  alipayPublicKeyPem: pemOf('PUBLIC', values.alipayPublicKeyPem),
});

/** Secrets go in here and are never seen again. */
export function AddAccountDrawer({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(paymentTexts);
  const [provider, setProvider] = useState<(typeof providers)[number]>('WECHAT_PAY');
  const isAlipay = provider === 'ALIPAY';
  return (
    <Drawer open title={texts.add} size={560} onClose={onClose}>
      <Segmented
        block
        className={styles.alert ?? ''}
        aria-label={texts.provider}
        options={providers.map((value) => ({ value, label: texts.providers[value] }))}
        value={provider}
        onChange={setProvider}
      />
      <Alert
        type="info"
        showIcon
        title={isAlipay ? `${texts.secretsText}${texts.alipayKeyIsPublic}` : texts.secretsText}
        className={styles.alert ?? ''}
      />
      {isAlipay ? (
        <AccountForm key="alipay" initial={noAlipay} toInput={alipayInput} onClose={onClose}>
          <AlipayFields />
        </AccountForm>
      ) : (
        <AccountForm key="wechat" initial={noWechat} toInput={wechatInput} onClose={onClose}>
          <WechatFields />
        </AccountForm>
      )}
    </Drawer>
  );
}

interface AccountFormProps<Values extends object> {
  readonly initial: Values;
  readonly toInput: (values: Values) => Input;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function AccountForm<Values extends object>({ initial, toInput, onClose, children }: AccountFormProps<Values>) {
  const texts = useTexts(paymentTexts);
  const { message } = App.useApp();
  return (
    <CallForm<'trade.payAccount.set', Values>
      call="trade.payAccount.set"
      initial={initial}
      toInput={toInput}
      onDone={() => {
        void message.success(texts.saved);
        onClose();
      }}
    >
      {({ isPending }) => (
        <>
          {children}
          <Button type="primary" htmlType="submit" loading={isPending}>
            {texts.save}
          </Button>
        </>
      )}
    </CallForm>
  );
}
