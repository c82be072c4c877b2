import { App, Button, Drawer, Form, Input } from 'antd';
import type { OutputOf } from '#api/calls';
import { useTexts } from '#i18n/texts';
import { CallForm } from '#ui/form/call-form';
import { YuanInput } from '#ui/form/yuan-input';
import { PermissionChoice } from './permission-choice.tsx';
import styles from './staff.module.css';
import { staffTexts } from './staff.texts.ts';

interface RoleValues {
  name: string;
  permissions: string[];
  refundCapFen: number | null;
  refundDayCapFen: number | null;
}

interface RoleDrawerProps {
  /** Null: a new one. */
  readonly role: OutputOf<'staff.role.list'>[number] | null;
  readonly onClose: () => void;
}

export function RoleDrawer({ role, onClose }: RoleDrawerProps) {
  const texts = useTexts(staffTexts);
  const { message } = App.useApp();
  return (
    <Drawer open title={role ? `${texts.editRole}: ${role.name}` : texts.newRole} size={640} onClose={onClose}>
      <CallForm<'staff.role.set', RoleValues>
        call="staff.role.set"
        initial={role ?? { name: '', permissions: [], refundCapFen: null, refundDayCapFen: null }}
        toInput={({ name, permissions, refundCapFen, refundDayCapFen }) => ({
          name: role?.name ?? name,
          permissions,
          refundCapFen: refundCapFen ?? null,
          refundDayCapFen: refundDayCapFen ?? null,
        })}
        onDone={() => {
          void message.success(texts.roleSaved);
          onClose();
        }}
      >
        {({ isPending }) => (
          <div className={styles.role}>
            {!role && (
              <Form.Item name="name" label={texts.roleName}>
                <Input autoComplete="off" />
              </Form.Item>
            )}
            <Form.Item name="permissions" label={texts.permissions}>
              <PermissionChoice />
            </Form.Item>
            <div className={styles.caps}>
              <Form.Item name="refundCapFen" label={texts.capOne} extra={texts.capHint}>
                <YuanInput aria-label={texts.capOne} />
              </Form.Item>
              <Form.Item name="refundDayCapFen" label={texts.capDay}>
                <YuanInput aria-label={texts.capDay} />
              </Form.Item>
            </div>
            <Button type="primary" htmlType="submit" loading={isPending}>
              {texts.save}
            </Button>
          </div>
        )}
      </CallForm>
    </Drawer>
  );
}
