import { Alert, Button, Table } from 'antd';
import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import { useMay } from '#session/me';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { Icon } from '#ui/icon';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page, PageLink } from '#ui/page';
import styles from './cards.module.css';
import { cardsTexts } from './cards.texts.ts';
import { KindDrawer } from './kind-drawer.tsx';
import type { CardKind } from './kind-values.ts';
import { useKindColumns } from './use-kind-columns.tsx';

/** The cards a merchant offers: the free one, and those that run for a while. */
export function CardsPage() {
  const texts = useTexts(cardsTexts);
  const may = useMay();
  const mayWrite = may('member.cardKind.save');
  const kinds = useRead('member.cardKind.list', {});
  const [edited, setEdited] = useState<CardKind | 'new' | null>(null);
  const columns = useKindColumns(setEdited);
  const add = mayWrite && (
    <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
      {texts.newKind}
    </Button>
  );
  return (
    <Page title={texts.cards} actions={add}>
      <Alert
        type="info"
        showIcon
        title={texts.about}
        {...(may('member.account.search') && { action: <PageLink to="/members">{texts.toMembers}</PageLink> })}
      />
      <Card isFlush>
        {kinds.isError ? (
          <Failed refusal={kinds.error} onRetry={() => void kinds.refetch()} />
        ) : !kinds.data ? (
          <ListSkeleton columns={5} />
        ) : kinds.data.length === 0 ? (
          <Empty {...texts.empty} action={add} />
        ) : (
          <Table className={styles.table ?? ''} size="middle" rowKey="id" columns={columns} dataSource={kinds.data} pagination={false} />
        )}
      </Card>
      {edited && (
        <KindDrawer
          edited={edited === 'new' ? null : edited}
          hasFree={kinds.data?.some(({ months }) => months === 0) ?? false}
          onClose={() => setEdited(null)}
          onReload={() => {
            setEdited(null);
            void kinds.refetch();
          }}
        />
      )}
    </Page>
  );
}
