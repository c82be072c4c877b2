import { App, Button, Drawer } from 'antd';
import { useState } from 'react';
import type { EntryOf, InputOf } from '#api/calls';
import { useFetch } from '#api/use-fetch';
import { useRead } from '#api/use-read';
import { useLang, useTexts } from '#i18n/texts';
import Download from '#icons/download';
import { type AddressQuery, useAddressQuery } from '#lib/address-query';
import { saveText } from '#lib/save-file';
import { instantOfDay, wholeTime } from '#lib/time';
import { Icon } from '#ui/icon';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import { Status } from '#ui/status';
import styles from './staff.module.css';
import { staffTexts } from './staff.texts.ts';
import { recordedNames, useCallName } from './use-call-name.ts';

type Action = EntryOf<'staff.action.list'>;
type Filter = InputOf<'staff.action.export'>;

const DAY_MS = 86_400_000;
const tones = { done: 'good', refused: 'warn', alert: 'bad' } as const;

const filterOf = ({ staffId, call, outcome, atFrom, atTo }: AddressQuery): Filter => ({
  ...(staffId && { staffId }),
  ...(call && { call }),
  ...(outcome && { outcome: outcome as Action['outcome'] }),
  ...(atFrom && { from: instantOfDay(atFrom) }),
  ...(atTo && { until: instantOfDay(atTo) + DAY_MS }),
});

/** Who did what, when, from where, and how settings were before. */
export function AuditPage() {
  const texts = useTexts(staffTexts);
  const { lang } = useLang();
  const callName = useCallName();
  const people = useRead('staff.account.list', { pageSize: 100 });
  const [shown, setShown] = useState<Action | null>(null);
  return (
    <Page title={texts.audit} actions={<Export />}>
      <List
        call="staff.action.list"
        input={filterOf}
        keyOf={({ id }) => id}
        filters={[
          {
            kind: 'select',
            name: 'staffId',
            label: texts.allPeople,
            options: (people.data?.list ?? []).map(({ id, name, nick }) => ({ value: id, label: nick || name })),
            isSearchable: true,
          },
          {
            kind: 'select',
            name: 'call',
            label: texts.call,
            options: recordedNames.map((value) => ({ value, label: callName(value) })),
            isSearchable: true,
          },
          {
            kind: 'select',
            name: 'outcome',
            label: texts.outcome,
            options: (['done', 'refused', 'alert'] as const).map((value) => ({ value, label: texts.outcomes[value] })),
          },
          { kind: 'dates', name: 'at', label: texts.dates },
        ]}
        columns={[
          { key: 'at', title: texts.time, width: 176, render: ({ at }) => wholeTime(at, lang) },
          { key: 'who', title: texts.who, width: 160, render: ({ name, nick }) => nick || name },
          { key: 'what', title: texts.what, render: ({ call }) => <span title={call}>{callName(call)}</span> },
          { key: 'subject', title: texts.subject, width: 184, render: ({ subjectId }) => subjectId ?? '' },
          { key: 'where', title: texts.where, width: 136, render: ({ address }) => address ?? '' },
          {
            key: 'outcome',
            title: texts.outcome,
            width: 88,
            render: ({ outcome }) => <Status tone={tones[outcome]}>{texts.outcomes[outcome]}</Status>,
          },
          {
            key: 'change',
            title: texts.change,
            width: 88,
            render: (action) =>
              action.after != null && (
                <Button type="link" size="small" onClick={() => setShown(action)}>
                  {texts.change}
                </Button>
              ),
          },
        ]}
        empty={texts.emptyAudit}
      />
      {shown && (
        <Drawer open title={callName(shown.call)} size={720} onClose={() => setShown(null)}>
          <div className={styles.change}>
            {([texts.before, texts.after] as const).map((label, at) => (
              <div key={label}>
                <b>{label}</b>
                <pre>{JSON.stringify(at === 0 ? shown.before : shown.after, null, 2)}</pre>
              </div>
            ))}
          </div>
        </Drawer>
      )}
    </Page>
  );
}

function Export() {
  const texts = useTexts(staffTexts);
  const { message } = App.useApp();
  const [query] = useAddressQuery();
  const fetchExport = useFetch('staff.action.export');
  const save = async () => {
    const found = await fetchExport(filterOf(query));
    if (!found) return;
    saveText('audit.csv', found.csv);
    void (found.isCut ? message.warning(texts.cut) : message.success(texts.exported(found.lines)));
  };
  return (
    <Button icon={<Icon of={Download} />} onClick={() => void save()}>
      {texts.export}
    </Button>
  );
}
