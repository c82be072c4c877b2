import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { List } from '#ui/list/list';
import { Page } from '#ui/page';
import { ExportMembers } from './export-members.tsx';
import { memberListTexts } from './list.texts.ts';
import { useMemberColumns } from './member-columns.tsx';
import { filterOf } from './member-filter.ts';

const LabelsDrawer = lazy(async () => ({ default: (await import('./labels-drawer.tsx')).LabelsDrawer }));

/** Everybody who has an account here, found by who they are and by what they bought. */
export function MembersPage() {
  const texts = useTexts(memberListTexts);
  const may = useMay();
  const labels = useRead('member.label.list', {}).data ?? [];
  const segments = useRead('member.segment.list', {}).data ?? [];
  const [isLabelling, setLabelling] = useState(false);
  const levels = useRead('member.level.list', {}, { enabled: may('member.level.list') }).data?.levels ?? [];
  const columns = useMemberColumns(levels);
  const named = (list: readonly { readonly id: string; readonly name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Page
      title={texts.list}
      actions={
        <>
          {may('member.account.export') && <ExportMembers filterOf={filterOf} />}
          {may('member.label.save') && <Button onClick={() => setLabelling(true)}>{texts.labels}</Button>}
        </>
      }
    >
      <List
        call="member.account.search"
        input={(query) => ({ ...filterOf(query), ...(query.sort && { sort: query.sort as 'newest' }) })}
        keyOf={({ id }) => id}
        filters={[
          { kind: 'search', name: 'find', label: texts.search, width: 240 },
          { kind: 'select', name: 'segment', label: texts.segment, options: named(segments), isSearchable: true },
          { kind: 'select', name: 'label', label: texts.label, options: named(labels), isSearchable: true },
          ...(levels.length > 0
            ? [
                {
                  kind: 'select' as const,
                  name: 'level',
                  label: texts.level,
                  options: levels.map(({ level, name }) => ({ value: String(level), label: name })),
                },
              ]
            : []),
          { kind: 'amount', name: 'paid', label: texts.paid },
          { kind: 'dates', name: 'joined', label: texts.joined },
          { kind: 'dates', name: 'lastPaid', label: texts.lastPaid },
        ]}
        columns={columns}
        empty={texts.empty}
      />
      {isLabelling && (
        <Suspense fallback={null}>
          <LabelsDrawer labels={labels} onClose={() => setLabelling(false)} />
        </Suspense>
      )}
    </Page>
  );
}
