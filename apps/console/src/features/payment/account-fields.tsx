import { Form, Input } from 'antd';
import { useTexts } from '#i18n/texts';
import { KeyInput } from './key-input.tsx';
import { paymentTexts } from './payment.texts.ts';

export function WechatFields() {
  const texts = useTexts(paymentTexts);
  return (
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
        <KeyInput />
      </Form.Item>
    </>
  );
}

export function AlipayFields() {
  const texts = useTexts(paymentTexts);
  return (
    <>
      <Form.Item name="mchId" label={texts.sellerId} extra={texts.sellerIdHint}>
        <Input autoComplete="off" inputMode="numeric" placeholder="2088" />
      </Form.Item>
      <Form.Item name="appId" label={texts.alipayAppId} extra={texts.alipayAppIdHint}>
        <Input autoComplete="off" inputMode="numeric" />
      </Form.Item>
      <Form.Item name="privateKeyPem" label={texts.appPrivateKey} extra={texts.appPrivateKeyHint}>
        <KeyInput />
      </Form.Item>
      <Form.Item name="alipayPublicKeyPem" label={texts.alipayKey} extra={texts.alipayKeyHint}>
        <KeyInput kind="PUBLIC" />
      </Form.Item>
    </>
  );
}
