import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
import type { EntryOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import Ellipsis from '#icons/ellipsis';
import { useMay, useMe } from '#session/me';
import { Icon } from '#ui/icon';
import { PasswordDrawer, RolesDrawer } from './account-drawers.tsx';
import { staffTexts } from './staff.texts.ts';

type Account = EntryOf<'staff.account.list'>;

/** What can be done with an account of somebody else; one's own is changed from the top bar. */
export function AccountActions({ account }: { readonly account: Account }) {
  const texts = useTexts(staffTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const me = useMe();
  const [open, setOpen] = useState<'roles' | 'password' | null>(null);
  const called = account.nick || account.name;
  const disable = useWrite('staff.account.disable', { onDone: () => void message.success(texts.disabledDone(called)) });
  const enable = useWrite('staff.account.enable', { onDone: () => void message.success(texts.enabledDone(called)) });
  const end = useWrite('staff.account.endSessions', {
    onDone: ({ endedSessions }) => void message.success(texts.sessionsEnded(endedSessions)),
  });
  const { id } = account;
  if (id === me.id) return null;
  const confirmDisable = () =>
    modal.confirm({
      title: texts.disableAsk(called),
      content: texts.disableText,
      okText: texts.disable,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => disable.sendAsync({ id }),
    });
  const items = [
    may('staff.account.setRoles') && { key: 'roles', label: texts.setRoles, onClick: () => setOpen('roles') },
    may('staff.account.setPassword') && { key: 'password', label: texts.setPassword, onClick: () => setOpen('password') },
    may('staff.account.endSessions') && { key: 'end', label: texts.endSessions, onClick: () => end.send({ id }) },
    account.isDisabled
      ? may('staff.account.enable') && { key: 'enable', label: texts.enable, onClick: () => enable.send({ id }) }
      : may('staff.account.disable') && { key: 'disable', label: texts.disable, danger: true, onClick: () => void confirmDisable() },
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
        <Button type="text" icon={<Icon of={Ellipsis} />} aria-label={`${texts.actions}: ${called}`} />
      </Dropdown>
      {open === 'roles' && <RolesDrawer account={account} onClose={() => setOpen(null)} />}
      {open === 'password' && <PasswordDrawer account={account} onClose={() => setOpen(null)} />}
    </>
  );
}
