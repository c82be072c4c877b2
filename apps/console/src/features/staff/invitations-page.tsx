import { App, Button } from 'antd';
import { useWrite } from '#api/use-write';
import { useLang, useTexts } from '#i18n/texts';
import { shortTime } from '#lib/time';
import { useMay } from '#session/me';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import { Status } from '#ui/status';
import { HeldRoles } from './held-roles.tsx';
import styles from './staff.module.css';
import { staffTexts } from './staff.texts.ts';

const tones = { OPEN: 'warn', ACCEPTED: 'good', REVOKED: 'quiet', EXPIRED: 'quiet' } as const;

export function InvitationsPage() {
  const texts = useTexts(staffTexts);
  const { lang } = useLang();
  return (
    <Page title={texts.invitations} back="/settings/staff">
      <List
        call="staff.invitation.list"
        input={() => ({})}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'person',
            title: texts.person,
            width: 220,
            render: ({ name, nick }) => (
              <div className={styles.person}>
                <b>{nick || name}</b>
                <span>{name}</span>
              </div>
            ),
          },
          { key: 'roles', title: texts.heldRoles, render: ({ roles }) => <HeldRoles roles={roles} /> },
          { key: 'by', title: texts.invitedBy, width: 136, render: ({ invitedBy }) => invitedBy || texts.operator },
          { key: 'until', title: texts.expires, width: 136, render: ({ expiresAt }) => shortTime(expiresAt, Date.now(), lang) },
          {
            key: 'state',
            title: texts.state,
            width: 112,
            render: ({ state }) => <Status tone={tones[state]}>{texts.invitationStates[state]}</Status>,
          },
          { key: 'actions', title: texts.actions, width: 96, render: ({ id, state }) => state === 'OPEN' && <Revoke id={id} /> },
        ]}
        empty={texts.emptyInvitations}
      />
    </Page>
  );
}

function Revoke({ id }: { readonly id: string }) {
  const texts = useTexts(staffTexts);
  const { message } = App.useApp();
  const may = useMay();
  const revoke = useWrite('staff.invitation.revoke', { onDone: () => void message.success(texts.revoked) });
  if (!may('staff.invitation.revoke')) return null;
  return (
    <Button type="link" danger size="small" loading={revoke.isPending} onClick={() => revoke.send({ id })}>
      {texts.revoke}
    </Button>
  );
}
