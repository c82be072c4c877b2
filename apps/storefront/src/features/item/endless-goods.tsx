import type { ReactNode } from 'react';
import type { ReadQuery } from '#api/read-query';
import { usePages } from '#api/use-pages';
import { useMessages } from '#i18n/messages';
import { FailedPart } from '#ui/failed';
import { ListEnd, ListNote } from '#ui/list-end';
import { GoodsSkeleton } from '#ui/skeleton';
import type { GoodsColumnsProps } from './goods-columns.tsx';
import { useColumns } from './use-columns.ts';

interface EndlessGoodsProps extends Pick<GoodsColumnsProps, 'form' | 'inset' | 'eagerCount'> {
  /** The read of each page, numbered from 1. The list begins anew only under another key. */
  readonly pageAt: (pageNum: number) => ReadQuery<'catalog.product.pageList' | 'catalog.search.goods' | 'marketing.coupon.goodsList'>;
  /** Goods that are left out. */
  readonly exceptIds?: readonly string[];
  /** Shown instead of an empty list, where one line is too little. */
  readonly whenEmpty?: ReactNode;
}

/** A list that goes on while it is scrolled, and says when it ends. */
export function EndlessGoods({ pageAt, exceptIds, whenEmpty, ...looks }: EndlessGoodsProps) {
  const { emptyGoods } = useMessages();
  const { entries: all, hasMore, count, isFailed, fetchNext } = usePages(pageAt);
  const entries = exceptIds && all ? all.filter(({ id }) => !exceptIds.includes(id)) : all;
  const [Columns, list] = useColumns(entries?.length ?? 0);
  if (!entries) return isFailed ? <FailedPart onRetry={fetchNext} /> : <GoodsSkeleton form={looks.form} />;
  if (entries.length === 0) return whenEmpty ?? <ListNote>{emptyGoods.title}</ListNote>;
  return (
    <>
      <Columns ref={list} goods={entries} {...looks} />
      {isFailed ? <FailedPart onRetry={fetchNext} /> : <ListEnd key={count} hasMore={hasMore} onNear={fetchNext} />}
    </>
  );
}
