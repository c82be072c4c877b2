import { App, Button, Form, Input } from 'antd';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { CallForm } from '#ui/form/call-form';
import { PictureUpload } from '#ui/form/picture-upload';
import { Card } from '#ui/page';
import { accountTexts } from './account.texts.ts';

/** What shoppers read beside one's answers. */
export function AgentCard() {
  const texts = useTexts(accountTexts);
  const { data } = useRead('support.agent.get', {}, { isAskedAnew: true });
  return (
    <Card title={texts.agent} note={texts.agentText}>
      {data && <AgentForm agent={data} />}
    </Card>
  );
}

interface AgentValues {
  nick: string;
  avatar: string[];
}

function AgentForm({ agent: { nick, avatar } }: { readonly agent: OutputOf<'support.agent.get'> }) {
  const texts = useTexts(accountTexts);
  const { message } = App.useApp();
  const may = useMay();
  const mayUpload = may('asset.file.uploadForShop');
  return (
    <CallForm<'support.agent.save', AgentValues>
      call="support.agent.save"
      initial={{ nick: nick ?? '', avatar: avatar === null ? [] : [avatar] }}
      toInput={(values) => ({ nick: values.nick.trim() || null, avatar: (mayUpload ? values.avatar[0] : avatar) ?? null })}
      onDone={() => void message.success(texts.agentSaved)}
    >
      {({ isPending }) => (
        <>
          <Form.Item name="nick" label={texts.agentNick} extra={texts.agentNickHint}>
            <Input autoComplete="off" maxLength={20} />
          </Form.Item>
          {mayUpload && (
            <Form.Item name="avatar" label={texts.agentAvatar}>
              <PictureUpload most={1} purpose="page" />
            </Form.Item>
          )}
          <Button htmlType="submit" loading={isPending}>
            {texts.agentSave}
          </Button>
        </>
      )}
    </CallForm>
  );
}
