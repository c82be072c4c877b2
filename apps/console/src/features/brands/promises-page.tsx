import { App, Button, Table } from 'antd';
import { useState } from 'react';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useTexts } from '#i18n/texts';
import ArrowDown from '#icons/arrow-down';
import ArrowUp from '#icons/arrow-up';
import Plus from '#icons/plus';
import { useMay } from '#session/me';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { Icon } from '#ui/icon';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { Card, Page } from '#ui/page';
import styles from './brands.module.css';
import { brandsTexts } from './brands.texts.ts';
import { PromiseDrawer, type Promised } from './promise-drawer.tsx';

/** What the merchant promises, in the order goods show it. The call takes all of them at once. */
export function PromisesPage() {
  const texts = useTexts(brandsTexts);
  const may = useMay();
  const read = useRead('catalog.promise.list', {});
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const promises = read.data?.promises ?? [];
  const addButton = may('catalog.promise.set') && (
    <Button type="primary" icon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
      {texts.newPromise}
    </Button>
  );
  return (
    <Page title={texts.promises} actions={promises.length > 0 && addButton}>
      <Card isFlush>
        {read.isError ? (
          <Failed onRetry={() => void read.refetch()} refusal={read.error} />
        ) : read.data === undefined ? (
          <ListSkeleton columns={3} />
        ) : promises.length === 0 ? (
          <Empty {...texts.emptyPromises} action={addButton} />
        ) : (
          <Table<Promised>
            size="medium"
            pagination={false}
            rowKey="id"
            dataSource={promises}
            columns={[
              { title: texts.promiseTitle, dataIndex: 'title', width: 200 },
              { title: texts.promiseText, dataIndex: 'text', ellipsis: true },
              { title: texts.goodsCount, dataIndex: 'goodsCount', width: 88, align: 'right', className: styles.figure ?? '' },
              {
                title: texts.actions,
                width: 216,
                render: (_, _promise, at) => <PromiseActions promises={promises} at={at} onEdit={() => setEdited(at)} />,
              },
            ]}
          />
        )}
      </Card>
      {edited !== null && <PromiseDrawer promises={promises} at={edited} onClose={() => setEdited(null)} />}
    </Page>
  );
}

interface ActionsProps {
  readonly promises: readonly Promised[];
  readonly at: number;
  readonly onEdit: () => void;
}

const sent = (promises: readonly Promised[]) => promises.map(({ id, title, text }) => ({ id, title, text }));

function PromiseActions({ promises, at, onEdit }: ActionsProps) {
  const texts = useTexts(brandsTexts);
  const { message, modal } = App.useApp();
  const may = useMay();
  const move = useWrite('catalog.promise.set', { onDone: () => void message.success(texts.promisesMoved) });
  const remove = useWrite('catalog.promise.set');
  const { title = '', goodsCount = 0 } = promises[at] ?? {};
  const go = (by: -1 | 1) => {
    const next = [...promises];
    next.splice(at + by, 0, ...next.splice(at, 1));
    move.send({ promises: sent(next) });
  };
  const ask = () =>
    modal.confirm({
      title: texts.removePromiseAsk(title),
      content: texts.removePromiseText(goodsCount),
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      onOk: () =>
        remove.sendAsync({ promises: sent(promises.filter((_, nth) => nth !== at)) }).then(
          () => void message.success(texts.promiseRemoved(title)),
          () => undefined,
        ),
    });
  if (!may('catalog.promise.set')) return null;
  return (
    <div className={styles.actions}>
      <Button
        type="text"
        size="small"
        aria-label={texts.up(title)}
        icon={<Icon of={ArrowUp} />}
        disabled={at === 0}
        onClick={() => go(-1)}
      />
      <Button
        type="text"
        size="small"
        aria-label={texts.down(title)}
        icon={<Icon of={ArrowDown} />}
        disabled={at === promises.length - 1}
        onClick={() => go(1)}
      />
      <Button type="link" size="small" onClick={onEdit}>
        {texts.edit}
      </Button>
      <Button type="link" size="small" danger onClick={() => void ask()}>
        {texts.remove}
      </Button>
    </div>
  );
}
