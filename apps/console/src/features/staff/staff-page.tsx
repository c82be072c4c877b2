import { Button } from 'antd';
import { useState } from 'react';
import type { EntryOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useLang, useTexts } from '#i18n/texts';
import UserPlus from '#icons/user-plus';
import { shortTime } from '#lib/time';
import { useMay, useMe } from '#session/me';
import { useOwnShops } from '#session/shops';
import { Icon } from '#ui/icon';
import { List } from '#ui/list/list';
import { Page, PageLink } from '#ui/page';
import { Status } from '#ui/status';
import { AccountActions } from './account-actions.tsx';
import { HeldRoles } from './held-roles.tsx';
import { InviteDrawer } from './invite-drawer.tsx';
import styles from './staff.module.css';
import { staffTexts } from './staff.texts.ts';

type Account = EntryOf<'staff.account.list'>;

export function StaffPage() {
  const texts = useTexts(staffTexts);
  const { lang } = useLang();
  const may = useMay();
  const me = useMe();
  const shops = useOwnShops();
  const roles = useRead('staff.role.list', {});
  const [isInviting, setInviting] = useState(false);
  return (
    <Page
      title={texts.staff}
      actions={
        <>
          {may('staff.invitation.list') && <PageLink to="/settings/staff/invitations">{texts.invitations}</PageLink>}
          {may('staff.invitation.create') && (
            <Button type="primary" icon={<Icon of={UserPlus} />} onClick={() => setInviting(true)}>
              {texts.invite}
            </Button>
          )}
        </>
      }
    >
      <List
        call="staff.account.list"
        input={({ words, state, cid, roleId }) => ({
          ...(words && { words }),
          ...(state && { state: state as 'OPEN' | 'DISABLED' }),
          ...(cid && { cid }),
          ...(roleId && { roleId }),
        })}
        keyOf={({ id }) => id}
        filters={[
          { kind: 'search', name: 'words', label: texts.search },
          {
            kind: 'select',
            name: 'state',
            label: texts.state,
            options: [
              { value: 'OPEN', label: texts.open },
              { value: 'DISABLED', label: texts.disabled },
            ],
          },
          {
            kind: 'select',
            name: 'roleId',
            label: texts.role,
            options: (roles.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
            isSearchable: true,
          },
          { kind: 'select', name: 'cid', label: texts.shop, options: shops.map(({ cid, name }) => ({ value: cid, label: name })) },
        ]}
        columns={[
          { key: 'person', title: texts.person, width: 220, render: (account) => <Person account={account} isMe={account.id === me.id} /> },
          { key: 'roles', title: texts.heldRoles, render: ({ roles }) => <HeldRoles roles={roles} /> },
          {
            key: 'factor',
            title: texts.factor,
            width: 112,
            render: ({ hasFactor }) => <Status tone={hasFactor ? 'good' : 'open'}>{hasFactor ? texts.hasFactor : texts.noFactor}</Status>,
          },
          {
            key: 'seen',
            title: texts.lastSeen,
            width: 136,
            render: ({ seenAt }) => (seenAt === null ? texts.never : shortTime(seenAt, Date.now(), lang)),
          },
          {
            key: 'state',
            title: texts.state,
            width: 96,
            render: ({ isDisabled }) => <Status tone={isDisabled ? 'quiet' : 'good'}>{isDisabled ? texts.disabled : texts.open}</Status>,
          },
          { key: 'actions', title: texts.actions, width: 96, render: (account) => <AccountActions account={account} /> },
        ]}
        empty={texts.emptyStaff}
      />
      {isInviting && <InviteDrawer onClose={() => setInviting(false)} />}
    </Page>
  );
}

function Person({ account: { name, nick }, isMe }: { readonly account: Account; readonly isMe: boolean }) {
  const texts = useTexts(staffTexts);
  return (
    <div className={styles.person}>
      <b>
        {nick || name}
        {isMe && <small>{texts.you}</small>}
      </b>
      <span>{name}</span>
    </div>
  );
}
