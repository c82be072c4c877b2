import { App, Button, Form, Input } from 'antd';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { accountTexts } from './account.texts.ts';

interface Begun {
  readonly secret: string;
  readonly uri: string;
}

/** A stolen session must not lock its owner out: the password is asked for once more. */
export function BeginFactor({ onDone }: { readonly onDone: (begun: Begun) => void }) {
  const texts = useTexts(accountTexts);
  const begin = useWrite('staff.factor.begin', { onDone });
  return (
    <Form<{ password: string }> layout="vertical" onFinish={({ password }) => begin.send({ password })} requiredMark={false}>
      <Form.Item name="password" label={texts.password} rules={[{ required: true, message: texts.password }]}>
        <Input.Password autoComplete="current-password" autoFocus />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={begin.isPending}>
        {texts.next}
      </Button>
    </Form>
  );
}

export function RemoveFactor() {
  const texts = useTexts(accountTexts);
  const { message } = App.useApp();
  const remove = useWrite('staff.factor.remove', { onDone: () => void message.success(texts.removed) });
  return (
    <Form<{ code: string }> layout="vertical" onFinish={({ code }) => remove.send({ code })} requiredMark={false}>
      <Form.Item name="code" label={texts.removeText} rules={[{ required: true, message: texts.code }]}>
        <Input autoComplete="one-time-code" />
      </Form.Item>
      <Button danger htmlType="submit" loading={remove.isPending}>
        {texts.remove}
      </Button>
    </Form>
  );
}
