import { App, Button, Table } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { OutputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useLang, useTexts } from '#i18n/texts';
import { wholeTime } from '#lib/time';
import { useMay } from '#session/me';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import { Status } from '#ui/status';
import styles from './pages.module.css';
import { pagesTexts } from './pages.texts.ts';

type Version = OutputOf<'decoration.page.versions'>['list'][number];

/** What was published of a page, newest first. */
export function VersionsPage() {
  const texts = useTexts(pagesTexts);
  const { id = '' } = useParams();
  const [pageNum, setPageNum] = useState(1);
  const page = useRead('decoration.page.draft', { id });
  const read = useRead('decoration.page.versions', { id, pageNum }, { keepsLast: true });
  return (
    <Page title={texts.versions} back={`/pages/${id}`} aside={page.data?.title}>
      <Card isFlush>
        {read.isError ? (
          <Failed onRetry={() => void read.refetch()} refusal={read.error} />
        ) : read.data === undefined ? (
          <ListSkeleton columns={4} />
        ) : read.data.list.length === 0 ? (
          <Empty {...texts.noVersions} />
        ) : (
          <VersionTable id={id} versions={read.data.list} />
        )}
        {(pageNum > 1 || read.data?.hasMore) && (
          <footer className={styles.foot}>
            <Button disabled={pageNum === 1} onClick={() => setPageNum(pageNum - 1)}>
              {texts.newer}
            </Button>
            <Button disabled={!read.data?.hasMore} onClick={() => setPageNum(pageNum + 1)}>
              {texts.older}
            </Button>
          </footer>
        )}
      </Card>
    </Page>
  );
}

function VersionTable({ id, versions }: { readonly id: string; readonly versions: readonly Version[] }) {
  const texts = useTexts(pagesTexts);
  const { lang } = useLang();
  const may = useMay();
  const { message, modal } = App.useApp();
  const people = useRead('staff.account.list', { pageSize: 100 }, { enabled: may('staff.account.list') });
  const rollBack = useWrite('decoration.page.rollBack', { onDone: (output) => void message.success(texts.rolledBack(output.version)) });
  const nameOf = (madeBy: string) => people.data?.list.find((one) => one.id === madeBy)?.nick ?? madeBy;
  const ask = (version: number) =>
    modal.confirm({
      title: texts.rollBackAsk(version),
      content: texts.rollBackText,
      okText: texts.rollBack,
      cancelText: texts.cancel,
      onOk: () => rollBack.sendAsync({ id, version }).catch(() => undefined),
    });
  return (
    <Table<Version>
      size="medium"
      pagination={false}
      rowKey="version"
      dataSource={[...versions]}
      columns={[
        { title: texts.version, dataIndex: 'version', width: 88 },
        { title: texts.title, dataIndex: 'title', ellipsis: true },
        { title: texts.madeAt, width: 184, render: (_, { madeAt }) => wholeTime(madeAt, lang) },
        { title: texts.madeBy, width: 136, ellipsis: true, render: (_, { madeBy }) => madeBy !== null && nameOf(madeBy) },
        {
          title: texts.state,
          width: 176,
          render: (_, { isLive, restoredFrom }) => (
            <div className={styles.states}>
              {isLive && <Status tone="good">{texts.isLive}</Status>}
              {restoredFrom !== null && <small>{texts.restored(restoredFrom)}</small>}
            </div>
          ),
        },
        {
          title: texts.actions,
          width: 120,
          render: (_, { version, isLive }) =>
            !isLive &&
            may('decoration.page.rollBack') && (
              <Button type="link" size="small" onClick={() => void ask(version)}>
                {texts.rollBack}
              </Button>
            ),
        },
      ]}
    />
  );
}
