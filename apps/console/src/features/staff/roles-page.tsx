import { App, Button, Table } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import { money } from '#lib/money';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { Icon } from '#ui/icon';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import { RoleDrawer } from './role-drawer.tsx';
import { staffTexts } from './staff.texts.ts';
import { useCallName } from './use-call-name.ts';

type Role = OutputOf<'staff.role.list'>[number];

export function RolesPage() {
  const texts = useTexts(staffTexts);
  const may = useMay();
  const callName = useCallName();
  const roles = useRead('staff.role.list', {});
  const [edited, setEdited] = useState<Role | 'new' | null>(null);
  return (
    <Page
      title={texts.roles}
      actions={
        may('staff.role.set') && (
          <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
            {texts.newRole}
          </Button>
        )
      }
    >
      <Card isFlush>
        {roles.isError ? (
          <Failed onRetry={() => void roles.refetch()} refusal={roles.error} />
        ) : roles.data === undefined ? (
          <ListSkeleton columns={4} />
        ) : (
          <Table<Role>
            size="medium"
            pagination={false}
            dataSource={roles.data}
            rowKey="id"
            columns={[
              { title: texts.roleName, dataIndex: 'name', width: 200 },
              { title: texts.permissions, render: (_, { permissions }) => permissions.map(callName).join(texts.comma), ellipsis: true },
              {
                title: texts.caps,
                width: 200,
                render: (_, { refundCapFen, refundDayCapFen }) =>
                  [refundCapFen, refundDayCapFen].map((cap) => (cap === null ? texts.noCap : money(cap))).join(' / '),
              },
              { title: texts.holders, dataIndex: 'holders', width: 80, align: 'right' },
              { title: texts.actions, width: 136, render: (_, role) => <RoleActions role={role} onEdit={() => setEdited(role)} /> },
            ]}
          />
        )}
      </Card>
      {edited !== null && <RoleDrawer role={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Page>
  );
}

function RoleActions({ role, onEdit }: { readonly role: Role; readonly onEdit: () => void }) {
  const texts = useTexts(staffTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const remove = useWrite('staff.role.remove', { onDone: () => void message.success(texts.roleRemoved) });
  const confirmRemove = () =>
    modal.confirm({
      title: texts.removeRoleAsk(role.name),
      okText: texts.removeRoleAction,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => remove.sendAsync({ id: role.id }),
    });
  return (
    <>
      {may('staff.role.set') && (
        <Button type="link" size="small" onClick={onEdit}>
          {texts.editRole}
        </Button>
      )}
      {may('staff.role.remove') && role.holders === 0 && (
        <Button type="link" size="small" danger onClick={() => void confirmRemove()}>
          {texts.removeRoleAction}
        </Button>
      )}
    </>
  );
}
