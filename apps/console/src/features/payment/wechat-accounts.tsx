import { App, Button, Drawer, Form, Input, Table } from 'antd';
import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { CallForm } from '#ui/form/call-form';
import { Card } from '#ui/page';
import { Status } from '#ui/status';
import { paymentTexts } from './payment.texts.ts';

const channels = [2, 1] as const;
type Channel = (typeof channels)[number];

/** The merchant's official account and mini-program. */
export function WechatAccounts() {
  const texts = useTexts(paymentTexts);
  const [edited, setEdited] = useState<Channel | null>(null);
  const official = useRead('member.openPlatform.getAppId', { channelInfoId: 2 });
  const mini = useRead('member.openPlatform.getAppId', { channelInfoId: 1 });
  const rows = channels.map((channel) => ({ channel, appId: (channel === 2 ? official : mini).data?.appId ?? null }));
  return (
    <Card title={texts.wechat} note={texts.wechatText} isFlush>
      <Table
        size="medium"
        pagination={false}
        loading={official.isLoading || mini.isLoading}
        dataSource={rows}
        rowKey="channel"
        columns={[
          { title: texts.wechat, width: 184, render: (_, { channel }) => texts.channels[channel] },
          { title: texts.appId, render: (_, { appId }) => appId ?? '' },
          {
            title: texts.state,
            width: 120,
            render: (_, { appId }) => (
              <Status tone={appId === null ? 'open' : 'good'}>{appId === null ? texts.notConnected : texts.connected}</Status>
            ),
          },
          {
            title: texts.actions,
            width: 144,
            render: (_, { channel, appId }) => (
              <>
                <Button type="link" size="small" onClick={() => setEdited(channel)}>
                  {appId === null ? texts.connect : texts.change}
                </Button>
                {appId !== null && <Remove channel={channel} />}
              </>
            ),
          },
        ]}
      />
      {edited !== null && <WechatDrawer channel={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

function Remove({ channel }: { readonly channel: Channel }) {
  const texts = useTexts(paymentTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const name = texts.channels[channel];
  const remove = useWrite('member.wechat.removeAccount', { onDone: () => void message.success(texts.removed(name)) });
  if (!may('member.wechat.removeAccount')) return null;
  const ask = () =>
    modal.confirm({
      title: texts.removeAsk(name),
      content: texts.removeText,
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => remove.sendAsync({ channelInfoId: channel }),
    });
  return (
    <Button type="link" size="small" danger onClick={() => void ask()}>
      {texts.remove}
    </Button>
  );
}

function WechatDrawer({ channel, onClose }: { readonly channel: Channel; readonly onClose: () => void }) {
  const texts = useTexts(paymentTexts);
  const { message } = App.useApp();
  const name = texts.channels[channel];
  return (
    <Drawer open title={name} size={480} onClose={onClose}>
      <CallForm<'member.wechat.setAccount', { appId: string; secret: string; originId?: string }>
        call="member.wechat.setAccount"
        initial={{ appId: '', secret: '' }}
        toInput={({ appId, secret, originId = '' }) => ({
          channelInfoId: channel,
          appId: appId.trim(),
          secret: secret.trim(),
          ...(originId.trim() !== '' && { originId: originId.trim() }),
        })}
        onDone={() => {
          void message.success(texts.wechatSaved(name));
          onClose();
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="appId" label={texts.appId}>
              <Input autoComplete="off" spellCheck={false} />
            </Form.Item>
            <Form.Item name="secret" label={texts.secret} extra={texts.secretHint}>
              <Input.Password autoComplete="off" />
            </Form.Item>
            {channel === 1 && (
              <Form.Item name="originId" label={texts.originId} extra={texts.originIdHint}>
                <Input autoComplete="off" spellCheck={false} />
              </Form.Item>
            )}
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.saveWechat(name)}
            </Button>
          </>
        )}
      </CallForm>
    </Drawer>
  );
}
