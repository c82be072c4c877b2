import { App, Button, Drawer, Form, Input, Radio } from 'antd';
import type { InputOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { CallForm } from '#ui/form/call-form';
import { hostsTexts } from './hosts.texts.ts';

interface AddHostDrawerProps {
  readonly onClose: () => void;
  /** How it is proved is shown next. */
  readonly onAdded: (host: string) => void;
}

export function AddHostDrawer({ onClose, onAdded }: AddHostDrawerProps) {
  const texts = useTexts(hostsTexts);
  const { message } = App.useApp();
  return (
    <Drawer open title={texts.add} size={480} onClose={onClose}>
      <CallForm<'shop.host.add', InputOf<'shop.host.add'>>
        call="shop.host.add"
        initial={{ host: '', kind: 'SHOP' }}
        toInput={({ host, kind }) => ({ host: host.trim().toLowerCase(), kind })}
        onDone={({ host }) => {
          void message.success(texts.added);
          onAdded(host);
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="host" label={texts.host} extra={texts.hostHint}>
              <Input autoComplete="off" spellCheck={false} />
            </Form.Item>
            <Form.Item name="kind" label={texts.kind}>
              <Radio.Group options={(['SHOP', 'CONSOLE'] as const).map((value) => ({ value, label: texts.kinds[value] }))} />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.add}
            </Button>
          </>
        )}
      </CallForm>
    </Drawer>
  );
}
