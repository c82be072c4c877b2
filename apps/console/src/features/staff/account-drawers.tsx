import { App, Button, Drawer, Form, Input } from 'antd';
import type { EntryOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { CallForm } from '#ui/form/call-form';
import { RoleGrants } from './role-grants.tsx';
import { staffTexts } from './staff.texts.ts';

interface DrawerProps {
  readonly account: EntryOf<'staff.account.list'>;
  readonly onClose: () => void;
}

export function RolesDrawer({ account: { id, name, nick, roles }, onClose }: DrawerProps) {
  const texts = useTexts(staffTexts);
  const { message } = App.useApp();
  return (
    <Drawer open title={`${texts.setRoles}: ${nick || name}`} size={480} onClose={onClose}>
      <CallForm<'staff.account.setRoles', { roles: { role: string; cid: string }[] }>
        call="staff.account.setRoles"
        initial={{ roles: roles.map(({ role, cid }) => ({ role, cid })) }}
        toInput={({ roles }) => ({ id, roles: roles.filter(({ role }) => role) })}
        onDone={() => {
          void message.success(texts.rolesSaved);
          onClose();
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item label={texts.heldRoles}>
              <RoleGrants />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.save}
            </Button>
          </>
        )}
      </CallForm>
    </Drawer>
  );
}

export function PasswordDrawer({ account: { id, name, nick }, onClose }: DrawerProps) {
  const texts = useTexts(staffTexts);
  const { message } = App.useApp();
  return (
    <Drawer open title={`${texts.setPassword}: ${nick || name}`} size={480} onClose={onClose}>
      <CallForm<'staff.account.setPassword', { password: string }>
        call="staff.account.setPassword"
        initial={{ password: '' }}
        toInput={({ password }) => ({ id, password })}
        onDone={() => {
          void message.success(texts.passwordSet);
          onClose();
        }}
      >
        {({ isPending }) => (
          <>
            <Form.Item name="password" label={texts.newPassword} extra={texts.newPasswordHint}>
              <Input.Password autoComplete="new-password" />
            </Form.Item>
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.save}
            </Button>
          </>
        )}
      </CallForm>
    </Drawer>
  );
}
