import { Button, Form, Input, Typography } from 'antd';
import { encode } from 'uqr';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { accountTexts } from './account.texts.ts';
import styles from './factor.module.css';

interface ConfirmProps {
  readonly uri: string;
  readonly secret: string;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

export function ConfirmFactor({ uri, secret, onDone }: ConfirmProps) {
  const texts = useTexts(accountTexts);
  const confirm = useWrite('staff.factor.confirm', { onDone: ({ recoveryCodes }) => onDone(recoveryCodes) });
  return (
    <div className={styles.scan}>
      <QrCode text={uri} label={texts.scan} />
      <Form<{ code: string }> layout="vertical" onFinish={({ code }) => confirm.send({ code })} requiredMark={false}>
        <p className={styles.note}>{texts.scanText}</p>
        <p className={styles.note}>
          {texts.byHand}{' '}
          <Typography.Text code copyable>
            {secret}
          </Typography.Text>
        </p>
        <Form.Item name="code" label={texts.code} rules={[{ required: true, pattern: /^\d{6}$/, message: texts.code }]}>
          <Input inputMode="numeric" maxLength={6} autoComplete="one-time-code" autoFocus />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={confirm.isPending}>
          {texts.confirm}
        </Button>
      </Form>
    </div>
  );
}

const SIDE = 184;

/** Drawn as one path: no picture travels, and the secret stays in this page. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={SIDE} height={SIDE} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#1b1d21" />
    </svg>
  );
}
