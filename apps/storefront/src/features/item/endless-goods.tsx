import type { OutputOf, ProductCard } from '@qianpu/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ReadQuery } from '#api/read-query';
import { useRead } from '#api/read-query';
import { useMessages } from '#i18n/messages';
import { FailedPart } from '#ui/failed';
import { ListEnd, ListNote } from '#ui/list-end';
import { GoodsSkeleton } from '#ui/skeleton';
import type { GoodsColumnsProps } from './goods-columns.tsx';
import { useColumns } from './use-columns.ts';

type GoodsPages = 'catalog.product.pageList' | 'catalog.search.goods';
type GoodsPage = OutputOf<GoodsPages>;

interface EndlessGoodsProps extends Pick<GoodsColumnsProps, 'form' | 'inset' | 'eagerCount'> {
  /** The read of each page, numbered from 1. The list begins anew only under another key. */
  readonly pageAt: (pageNum: number) => ReadQuery<GoodsPages>;
  /** Shown instead of an empty list, where one line is too little. */
  readonly whenEmpty?: ReactNode;
}

/** A list that goes on while it is scrolled, and says when it ends. */
export function EndlessGoods({ pageAt, whenEmpty, ...looks }: EndlessGoodsProps) {
  const { emptyGoods } = useMessages();
  const first = useRead(pageAt(1));
  const { further, isFailed, fetchNext } = useFurtherPages(pageAt);
  const pages = first.data ? [first.data, ...further] : [];
  const goods = goodsIn(pages);
  const [Columns, list] = useColumns(goods.length);
  if (!first.data) return first.isError ? <FailedPart onRetry={first.refetch} /> : <GoodsSkeleton form={looks.form} />;
  if (goods.length === 0) return whenEmpty ?? <ListNote>{emptyGoods.title}</ListNote>;
  return (
    <>
      <Columns ref={list} goods={goods} {...looks} />
      {isFailed ? (
        <FailedPart onRetry={fetchNext} />
      ) : (
        <ListEnd key={pages.length} hasMore={pages.at(-1)?.hasMore ?? false} onNear={fetchNext} />
      )}
    </>
  );
}

/** The pages after the first, which the server never renders: fetched one after the other as the end of the list comes near. */
function useFurtherPages(pageAt: EndlessGoodsProps['pageAt']) {
  const client = useQueryClient();
  const [further, setFurther] = useState<readonly GoodsPage[]>([]);
  const [isFailed, setFailed] = useState(false);
  const fetchNext = () => {
    setFailed(false);
    client.fetchQuery<GoodsPage>(pageAt(further.length + 2)).then(
      (page) => setFurther([...further, page]),
      () => setFailed(true),
    );
  };
  return { further, isFailed, fetchNext };
}

/** The same goods may come twice when the list changed between two fetches; it is shown once. */
const goodsIn = (pages: readonly GoodsPage[]) => [
  ...new Map(pages.flatMap((page): readonly ProductCard[] => page.list).map((goods) => [goods.id, goods])).values(),
];
