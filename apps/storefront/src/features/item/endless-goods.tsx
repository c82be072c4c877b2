import type { GoodsSource, OutputOf } from '@qianpu/contract/types';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRead } from '#api/read-query';
import { useMessages } from '#i18n/messages';
import { useShop } from '#session/shop-context';
import { FailedPart } from '#ui/failed';
import { ListEnd, ListNote } from '#ui/list-end';
import { GoodsSkeleton } from '#ui/skeleton';
import type { Inset } from './goods-columns.tsx';
import { GoodsColumns } from './goods-columns.tsx';
import { goodsPage } from './item-queries.ts';

/** Goods fetched at a time. */
const pageSize = 10;

export const firstGoodsPage = (cid: string, source: GoodsSource) => goodsPage(cid, source, 1, pageSize);

interface EndlessGoodsProps {
  readonly source: GoodsSource;
  readonly inset?: Inset | undefined;
  readonly eagerCount?: number;
  /** Shown instead of an empty list, where one line is too little. */
  readonly whenEmpty?: ReactNode;
}

/** A list that goes on while it is scrolled, and says when it ends. */
export function EndlessGoods({ source, inset, eagerCount = 0, whenEmpty }: EndlessGoodsProps) {
  const { cid } = useShop();
  const { emptyGoods } = useMessages();
  const first = useRead(firstGoodsPage(cid, source));
  const { further, isFailed, fetchNext } = useFurtherPages(source);
  if (!first.data) return first.isError ? <FailedPart onRetry={first.refetch} /> : <GoodsSkeleton />;
  const pages = [first.data, ...further];
  if (first.data.list.length === 0) return whenEmpty ?? <ListNote>{emptyGoods.title}</ListNote>;
  return (
    <>
      <GoodsColumns goods={goodsIn(pages)} inset={inset} eagerCount={eagerCount} />
      {isFailed ? (
        <FailedPart onRetry={fetchNext} />
      ) : (
        <ListEnd key={pages.length} hasMore={pages.at(-1)?.hasMore ?? false} onNear={fetchNext} />
      )}
    </>
  );
}

type GoodsPage = OutputOf<'catalog.product.pageList'>;

/** The pages after the first, which the server never renders: fetched one after the other as the end of the list comes near. */
function useFurtherPages(source: GoodsSource) {
  const client = useQueryClient();
  const { cid } = useShop();
  const [further, setFurther] = useState<readonly GoodsPage[]>([]);
  const [isFailed, setFailed] = useState(false);
  const fetchNext = () => {
    setFailed(false);
    client.fetchQuery<GoodsPage>(goodsPage(cid, source, further.length + 2, pageSize)).then(
      (page) => setFurther([...further, page]),
      () => setFailed(true),
    );
  };
  return { further, isFailed, fetchNext };
}

/** The same goods may come twice when the list changed between two fetches; it is shown once. */
const goodsIn = (pages: readonly GoodsPage[]) => [
  ...new Map(pages.flatMap((page) => page.list).map((goods) => [goods.id, goods])).values(),
];
