import { App, Button, Form, Input, Table } from 'antd';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useLang, useTexts } from '#i18n/texts';
import { shortTime } from '#lib/time';
import { useMay, useMe } from '#session/me';
import { CallForm } from '#ui/form/call-form';
import { Card, Page } from '#ui/page';
import { accountTexts } from './account.texts.ts';
import { AgentCard } from './agent-card.tsx';
import styles from './factor.module.css';

/** One's own account: name, what shoppers are told, password, where one is signed in. */
export function AccountPage() {
  const texts = useTexts(accountTexts);
  const may = useMay();
  return (
    <Page title={texts.account}>
      <div className={styles.narrow}>
        <Card title={texts.nick}>
          <NickForm />
        </Card>
        {may('support.chat.reply') && <AgentCard />}
        <Card title={texts.changePassword}>
          <PasswordForm />
        </Card>
        <Card title={texts.sessions} isFlush>
          <Sessions />
        </Card>
      </div>
    </Page>
  );
}

function NickForm() {
  const texts = useTexts(accountTexts);
  const { message } = App.useApp();
  const { nick } = useMe();
  return (
    <CallForm<'staff.account.setNick', { nick: string }>
      call="staff.account.setNick"
      layout="inline"
      initial={{ nick }}
      toInput={(values) => values}
      onDone={() => void message.success(texts.nickSaved)}
    >
      {({ isPending }) => (
        <>
          <Form.Item name="nick">
            <Input aria-label={texts.nick} />
          </Form.Item>
          <Button htmlType="submit" loading={isPending}>
            {texts.save}
          </Button>
        </>
      )}
    </CallForm>
  );
}

function PasswordForm() {
  const texts = useTexts(accountTexts);
  const { message } = App.useApp();
  return (
    <CallForm<'staff.account.changePassword', { oldPassword: string; password: string }>
      call="staff.account.changePassword"
      initial={{ oldPassword: '', password: '' }}
      toInput={(values) => values}
      onDone={({ endedSessions }) => void message.success(texts.passwordChanged(endedSessions))}
    >
      {({ isPending }) => (
        <>
          <Form.Item name="oldPassword" label={texts.oldPassword}>
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          <Form.Item name="password" label={texts.newPassword} extra={texts.newPasswordHint}>
            <Input.Password autoComplete="new-password" />
          </Form.Item>
          <Button htmlType="submit" loading={isPending}>
            {texts.changePassword}
          </Button>
        </>
      )}
    </CallForm>
  );
}

type SessionEntry = OutputOf<'staff.session.list'>[number];

function Sessions() {
  const texts = useTexts(accountTexts);
  const { lang } = useLang();
  const { message } = App.useApp();
  const { data = [] } = useRead('staff.session.list', {});
  const end = useWrite('staff.session.end', { onDone: () => void message.success(texts.ended) });
  return (
    <Table<SessionEntry>
      size="medium"
      pagination={false}
      rowKey="id"
      dataSource={data}
      columns={[
        { title: texts.started, render: (_, { createdAt }) => shortTime(createdAt, Date.now(), lang) },
        { title: texts.seen, render: (_, { seenAt }) => shortTime(seenAt, Date.now(), lang) },
        { title: texts.address, render: (_, { address }) => address ?? '' },
        {
          title: '',
          width: 96,
          render: (_, { id, isCurrent }) =>
            isCurrent ? (
              texts.current
            ) : (
              <Button type="link" danger size="small" onClick={() => end.send({ id })}>
                {texts.end}
              </Button>
            ),
        },
      ]}
    />
  );
}
