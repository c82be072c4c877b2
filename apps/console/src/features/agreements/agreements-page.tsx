import { Table } from 'antd';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useLang, useTexts } from '#i18n/texts';
import { shortTime } from '#lib/time';
import { useMay } from '#session/me';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page, PageLink } from '#ui/page';
import { Status } from '#ui/status';
import { agreementsTexts } from './agreements.texts.ts';

type Agreement = OutputOf<'member.agreement.list'>[number];

export function AgreementsPage() {
  const texts = useTexts(agreementsTexts);
  const { lang } = useLang();
  const may = useMay();
  const agreements = useRead('member.agreement.list', {});
  return (
    <Page title={texts.agreements}>
      <Card isFlush>
        {agreements.isError ? (
          <Failed onRetry={() => void agreements.refetch()} refusal={agreements.error} />
        ) : agreements.data === undefined ? (
          <ListSkeleton columns={6} />
        ) : (
          <Table<Agreement>
            size="medium"
            pagination={false}
            dataSource={agreements.data}
            rowKey={({ type, lang }) => `${type}.${lang}`}
            columns={[
              { title: texts.agreement, width: 144, render: (_, { type }) => texts.types[type] },
              { title: texts.lang, width: 120, render: (_, of) => texts.langs[of.lang] },
              { title: texts.text, dataIndex: 'title', ellipsis: true },
              { title: texts.version, dataIndex: 'version', width: 96 },
              { title: texts.effectiveOn, dataIndex: 'effectiveOn', width: 128 },
              {
                title: texts.updated,
                width: 160,
                render: (_, { updatedAt }) =>
                  updatedAt === null ? <Status tone="open">{texts.standard}</Status> : shortTime(updatedAt, Date.now(), lang),
              },
              {
                title: texts.actions,
                width: 88,
                render: (_, of) =>
                  may('member.agreement.set') && <PageLink to={`/settings/agreements/${of.type}/${of.lang}`}>{texts.write}</PageLink>,
              },
            ]}
          />
        )}
      </Card>
    </Page>
  );
}
