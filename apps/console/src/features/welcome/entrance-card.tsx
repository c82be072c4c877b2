import { App, Button, Form, Input, Switch } from 'antd';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useShopNames } from '#session/shops';
import { Failed } from '#ui/failed';
import { CallForm } from '#ui/form/call-form';
import { PictureUpload } from '#ui/form/picture-upload';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card } from '#ui/page';
import { welcomeTexts } from './welcome.texts.ts';

/** Whether shoppers can write to a shop, and who seems to answer. */
export function EntranceCard({ cid }: { readonly cid: string }) {
  const texts = useTexts(welcomeTexts);
  const entrance = useRead('support.entrance.find', { companyId: cid });
  return (
    <Card title={texts.entrance} note={texts.entranceText}>
      {entrance.isError ? (
        <Failed onRetry={() => void entrance.refetch()} refusal={entrance.error} />
      ) : entrance.data ? (
        <EntranceForm cid={cid} entrance={entrance.data} />
      ) : (
        <ListSkeleton columns={1} />
      )}
    </Card>
  );
}

interface EntranceValues {
  isOpen: boolean;
  nick: string;
  avatar: string[];
}

function EntranceForm({
  cid,
  entrance: { status, contact },
}: {
  readonly cid: string;
  readonly entrance: OutputOf<'support.entrance.find'>;
}) {
  const texts = useTexts(welcomeTexts);
  const { message } = App.useApp();
  const shopName = useShopNames();
  return (
    <CallForm<'support.entrance.set', EntranceValues>
      call="support.entrance.set"
      initial={{ isOpen: status === 1, nick: contact?.nick ?? '', avatar: contact ? [contact.avatar] : [] }}
      toInput={({ isOpen, nick, avatar: [avatar] }) => ({
        cid,
        status: isOpen ? 1 : 0,
        ...(nick.trim() !== '' && { nick }),
        ...(avatar !== undefined && { avatar }),
      })}
      fieldOf={(path) => (path === 'status' ? 'isOpen' : path)}
      onDone={(entrance) => void message.success(texts.entranceSaved(shopName(cid), entrance.status === 1))}
    >
      {({ isPending }) => (
        <>
          <Form.Item name="isOpen" label={texts.isWritable} valuePropName="checked">
            <Switch />
          </Form.Item>
          <Form.Item name="nick" label={texts.nick} extra={texts.nickHint}>
            <Input autoComplete="off" maxLength={20} />
          </Form.Item>
          <Form.Item name="avatar" label={texts.avatar}>
            <PictureUpload most={1} purpose="page" />
          </Form.Item>
          <Button htmlType="submit" loading={isPending}>
            {texts.saveEntrance}
          </Button>
        </>
      )}
    </CallForm>
  );
}
