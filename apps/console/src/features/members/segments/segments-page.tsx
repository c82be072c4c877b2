import { Button, Table } from 'antd';
import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useLang, useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import { useMay } from '#session/me';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { Icon } from '#ui/icon';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import { ruleWords } from './rule-words.ts';
import type { Segment } from './rules.types.ts';
import { SegmentActions, SegmentCount } from './segment-actions.tsx';
import { SegmentDrawer } from './segment-drawer.tsx';
import styles from './segments.module.css';
import { segmentsTexts } from './segments.texts.ts';

/** Members put together by rules, at most a hundred times. */
export function SegmentsPage() {
  const texts = useTexts(segmentsTexts);
  const { lang } = useLang();
  const may = useMay();
  const read = useRead('member.segment.list', {});
  const labels = useRead('member.label.list', {}).data ?? [];
  const [edited, setEdited] = useState<Segment | 'new' | null>(null);
  const nameOf = (id: string) => labels.find((label) => label.id === id)?.name ?? texts.removedLabel;
  const add = may('member.segment.save') && (
    <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
      {texts.newSegment}
    </Button>
  );
  return (
    <Page title={texts.segments} actions={add}>
      {read.isError ? (
        <Failed onRetry={() => void read.refetch()} refusal={read.error} />
      ) : read.data === undefined ? (
        <ListSkeleton columns={4} />
      ) : (
        <Card isFlush>
          {read.data.length === 0 ? (
            <Empty {...texts.empty} {...(add && { action: add })} />
          ) : (
            <Table<Segment>
              rowKey="id"
              pagination={false}
              dataSource={[...read.data]}
              columns={[
                { key: 'name', title: texts.name, width: 220, render: (_value, { name }) => name },
                {
                  key: 'rules',
                  title: texts.rules,
                  render: (_value, { rules }) => <span className={styles.words}>{ruleWords(rules, nameOf, lang)}</span>,
                },
                { key: 'members', title: texts.members, width: 120, render: (_value, { rules }) => <SegmentCount rules={rules} /> },
                {
                  key: 'actions',
                  width: 260,
                  render: (_value, segment) => <SegmentActions segment={segment} onEdit={() => setEdited(segment)} />,
                },
              ]}
            />
          )}
        </Card>
      )}
      {edited !== null && (
        <SegmentDrawer
          segment={edited === 'new' ? null : edited}
          labels={labels}
          onClose={() => setEdited(null)}
          onChanged={() => {
            setEdited(null);
            void read.refetch();
          }}
        />
      )}
    </Page>
  );
}
