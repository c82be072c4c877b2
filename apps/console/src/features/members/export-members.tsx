import { App, Button } from 'antd';
import type { InputOf } from '#api/calls';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import Download from '#icons/download';
import { type AddressQuery, useAddressQuery } from '#lib/address-query';
import { Icon } from '#ui/icon';
import { PageLink } from '#ui/page';
import { memberListTexts } from './list.texts.ts';

/** Begins an export of what the list shows; the file comes as a task. */
export function ExportMembers({ filterOf }: { readonly filterOf: (query: AddressQuery) => InputOf<'member.account.export'> }) {
  const texts = useTexts(memberListTexts);
  const { notification } = App.useApp();
  const [query] = useAddressQuery();
  const begin = useWrite('member.account.export', {
    stale: ['ops'],
    onDone: () => notification.success({ title: texts.exporting, description: <PageLink to="/tasks">{texts.toTasks}</PageLink> }),
  });
  return (
    <Button icon={<Icon of={Download} />} loading={begin.isPending} onClick={() => begin.send(filterOf(query))}>
      {texts.export}
    </Button>
  );
}
