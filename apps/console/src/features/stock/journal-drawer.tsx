import { Drawer, Table } from 'antd';
import { useState } from 'react';
import type { EntryOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useLang, useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { wholeTime } from '#lib/time';
import { useMay } from '#session/me';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { ListFoot } from '#ui/list/list-foot';
import { ListSkeleton } from '#ui/list/list-skeleton';
import { PageLink } from '#ui/page';
import styles from './stock.module.css';
import { stockTexts } from './stock.texts.ts';
import { signed } from './stock-words.ts';

type Change = EntryOf<'catalog.stock.changes'>;

/** Which way pieces for sale go by each kind; what is sold left them when it was reserved. */
const directions = { SUPPLY: 1, ASIDE: -1, BACK: 1, RESERVE: -1, RELEASE: 1, SELL: 0, RETURN: 1 } as const;

/** What became of a SKU's pieces, newest first. */
export function JournalDrawer({ line, onClose }: { readonly line: EntryOf<'catalog.stock.list'>; readonly onClose: () => void }) {
  const texts = useTexts(stockTexts);
  const { lang } = useLang();
  const may = useMay();
  const [{ pageNum, pageSize }, setPage] = useState({ pageNum: 1, pageSize: 20 });
  const read = useRead('catalog.stock.changes', { cid: line.cid, skuId: line.skuId, pageNum, pageSize }, { keepsLast: true });
  const people = useRead('staff.account.list', { pageSize: 100 }, { enabled: may('staff.account.list') });
  const nameOf = (id: string) => people.data?.list.find((one) => one.id === id)?.nick ?? id;
  return (
    <Drawer open title={texts.journalOf(line.goods.title)} size={640} onClose={onClose}>
      {read.isError ? (
        <Failed onRetry={() => void read.refetch()} refusal={read.error} />
      ) : read.data === undefined ? (
        <ListSkeleton columns={4} />
      ) : read.data.total === 0 ? (
        <Empty {...texts.noJournal} />
      ) : (
        <>
          <Table<Change & { readonly at: number }>
            size="small"
            pagination={false}
            rowKey={({ at, kind, orderId, quantity }) => `${at}.${kind}.${orderId}.${quantity}`}
            dataSource={read.data.list}
            columns={[
              { title: texts.time, width: 168, render: (_, { at }) => wholeTime(at, lang) },
              { title: texts.kind, width: 96, render: (_, { kind }) => texts.kinds[kind] },
              {
                title: texts.quantity,
                width: 80,
                align: 'right',
                className: styles.figure ?? '',
                render: (_, { kind, quantity }) => (kind === 'SELL' ? countText(quantity) : signed(directions[kind] * quantity)),
              },
              {
                title: `${texts.order} / ${texts.who}`,
                render: (_, { orderId, staffId }) =>
                  orderId !== null ? <PageLink to={`/orders/${orderId}`}>{orderId}</PageLink> : staffId !== null && nameOf(staffId),
              },
            ]}
          />
          <ListFoot
            total={read.data.total}
            pageNum={pageNum}
            pageSize={pageSize}
            onPage={(next, size) => setPage({ pageNum: next, pageSize: size })}
          />
        </>
      )}
    </Drawer>
  );
}
