import { Table } from 'antd';
import { useState } from 'react';
import type { CountedRead, EntryOf, InputOf } from '#api/calls';
import { useRead } from '#api/use-read';
import { useAddressQuery } from '#lib/address-query';
import { Empty } from '../empty.tsx';
import { Failed } from '../failed.tsx';
import { Filters } from './filters.tsx';
import styles from './list.module.css';
import type { ListProps } from './list.types.ts';
import { antColumns, sortFrom } from './list-columns.ts';
import { ListFoot } from './list-foot.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTabs } from './list-tabs.tsx';
import { SelectionBar } from './selection-bar.tsx';

const DEFAULT_SIZE = 20;

/** A list of the merchant's: what it shows is in the address, the server pages, sorts and counts it. */
export function List<N extends CountedRead>(props: ListProps<N>) {
  const { call, input, columns, keyOf, tabs, filters = [], tools, bulk, summary, empty, refetchEveryMs } = props;
  const [query, setQuery] = useAddressQuery();
  const [selected, setSelected] = useState<readonly EntryOf<N>[]>([]);
  const pageNum = Math.max(1, Number(query.page ?? 1) || 1);
  const pageSize = Number(query.size ?? DEFAULT_SIZE) || DEFAULT_SIZE;
  const read = useRead(call, { ...input(query), pageNum, pageSize } as InputOf<N>, {
    keepsLast: true,
    ...(refetchEveryMs !== undefined && { refetchEveryMs }),
  });
  const page = read.data as { readonly list: readonly EntryOf<N>[]; readonly total: number } | undefined;
  const isFiltered = Object.keys(query).some((name) => !['page', 'size', 'sort', 'cid'].includes(name));
  const clear = () => setSelected([]);

  return (
    <section className={styles.list}>
      {tabs && <ListTabs tabs={tabs} query={query} setQuery={setQuery} />}
      {(filters.length > 0 || tools !== undefined) && <Filters filters={filters} query={query} setQuery={setQuery} tools={tools} />}
      {read.isError ? (
        <Failed onRetry={() => void read.refetch()} refusal={read.error} />
      ) : page === undefined ? (
        <ListSkeleton columns={columns.length} />
      ) : page.list.length === 0 && pageNum === 1 ? (
        <Empty {...empty} {...(isFiltered && { filtered: () => setQuery(cleared(query)) })} />
      ) : (
        <>
          <Table<EntryOf<N>>
            className={styles.table ?? ''}
            data-waiting={read.isPlaceholderData}
            size="medium"
            columns={antColumns(columns, query.sort)}
            dataSource={[...page.list]}
            rowKey={keyOf}
            pagination={false}
            onChange={(_pages, _filters, sorter) => setQuery({ sort: sortFrom(columns, sorter) })}
            {...(bulk && {
              rowSelection: {
                selectedRowKeys: selected.map(keyOf),
                onChange: (_keys: unknown, entries: EntryOf<N>[]) => setSelected(entries),
                columnWidth: 44,
              },
            })}
          />
          <ListFoot
            total={page.total}
            pageNum={pageNum}
            pageSize={pageSize}
            onPage={(next, size) => {
              clear();
              setQuery({ page: next === 1 ? undefined : String(next), size: size === DEFAULT_SIZE ? undefined : String(size) });
            }}
          >
            {read.data && summary?.(read.data)}
          </ListFoot>
        </>
      )}
      {bulk && selected.length > 0 && (
        <SelectionBar count={selected.length} onClear={clear}>
          {bulk(selected, clear)}
        </SelectionBar>
      )}
    </section>
  );
}

/** Everything that narrows the list, set to nothing. */
const cleared = (query: Readonly<Record<string, string>>): Record<string, undefined> =>
  Object.fromEntries(Object.keys(query).flatMap((name) => (name === 'cid' || name === 'size' ? [] : [[name, undefined]])));
