import { App, Button } from 'antd';
import { useState } from 'react';
import type { EntryOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import { useMay } from '#session/me';
import { Icon } from '#ui/icon';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import styles from './brands.module.css';
import { brandsTexts } from './brands.texts.ts';
import { GroupDrawer } from './group-drawer.tsx';

type Group = EntryOf<'catalog.group.list'>;

export function GroupsPage() {
  const texts = useTexts(brandsTexts);
  const may = useMay();
  const [edited, setEdited] = useState<Group | 'new' | null>(null);
  return (
    <Page
      title={texts.groups}
      actions={
        may('catalog.group.save') && (
          <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
            {texts.newGroup}
          </Button>
        )
      }
    >
      <List
        call="catalog.group.list"
        input={({ words }) => ({ ...(words && { words: words.slice(0, 40) }) })}
        keyOf={({ id }) => id}
        filters={[{ kind: 'search', name: 'words', label: texts.search }]}
        columns={[
          { key: 'name', title: texts.name, render: ({ name }) => name },
          { key: 'goods', title: texts.goodsCount, width: 120, isFigure: true, render: ({ goodsCount }) => goodsCount },
          { key: 'actions', title: texts.actions, width: 144, render: (group) => <GroupActions group={group} onEdit={setEdited} /> },
        ]}
        empty={texts.emptyGroups}
      />
      {edited && <GroupDrawer group={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Page>
  );
}

function GroupActions({ group, onEdit }: { readonly group: Group; readonly onEdit: (group: Group) => void }) {
  const texts = useTexts(brandsTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const remove = useWrite('catalog.group.remove', { onDone: () => void message.success(texts.groupRemoved(group.name)) });
  const ask = () =>
    modal.confirm({
      title: texts.removeGroupAsk(group.name),
      content: texts.removeGroupText,
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () => remove.sendAsync({ id: group.id }).catch(() => undefined),
    });
  return (
    <div className={styles.actions}>
      {may('catalog.group.save') && may('catalog.group.find') && (
        <Button type="link" size="small" onClick={() => onEdit(group)}>
          {texts.edit}
        </Button>
      )}
      {may('catalog.group.remove') && (
        <Button type="link" size="small" danger onClick={() => void ask()}>
          {texts.remove}
        </Button>
      )}
    </div>
  );
}
