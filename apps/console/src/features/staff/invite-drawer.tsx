import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import { Alert, App, Button, Drawer, Form, Input, Typography } from 'antd';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { CallForm } from '#ui/form/call-form';
import { RoleGrants } from './role-grants.tsx';
import styles from './staff.module.css';
import { staffTexts } from './staff.texts.ts';

interface InviteValues {
  name: string;
  nick: string;
  roles: { role: string; cid: string }[];
}

/** An account comes to be when the invited person accepts: nobody else ever knows its password. */
export function InviteDrawer({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(staffTexts);
  const [token, setToken] = useState<string | null>(null);
  return (
    <Drawer open title={texts.invite} size={480} onClose={onClose}>
      {token === null ? (
        <CallForm<'staff.invitation.create', InviteValues>
          call="staff.invitation.create"
          initial={{ name: '', nick: '', roles: [{ role: '', cid: ALL_SHOPS }] }}
          toInput={({ roles, ...values }) => ({ ...values, roles: roles.filter(({ role }) => role) })}
          onDone={(made) => setToken(made.token)}
        >
          {({ isPending }) => (
            <>
              <Form.Item name="nick" label={texts.nick}>
                <Input autoComplete="off" />
              </Form.Item>
              <Form.Item name="name" label={texts.name} extra={texts.nameHint}>
                <Input autoComplete="off" />
              </Form.Item>
              <Form.Item label={texts.heldRoles}>
                <RoleGrants />
              </Form.Item>
              <Button type="primary" htmlType="submit" loading={isPending}>
                {texts.createInvitation}
              </Button>
            </>
          )}
        </CallForm>
      ) : (
        <InvitationLink token={token} />
      )}
    </Drawer>
  );
}

/** The token stands behind the #, so no server and no log ever sees it with the address. */
function InvitationLink({ token }: { readonly token: string }) {
  const texts = useTexts(staffTexts);
  const { message } = App.useApp();
  const address = `${window.location.origin}/invitation#${token}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    void message.success(texts.copied);
  };
  return (
    <div className={styles.invitation}>
      <Alert type="success" title={texts.invitationReady} description={texts.invitationText} showIcon />
      <Typography.Text code className={styles.address ?? ''}>
        {address}
      </Typography.Text>
      <Button type="primary" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </div>
  );
}
