import type { ReactNode } from 'react';
import type { ReadQuery } from '#api/read-query';
import { usePages } from '#api/use-pages';
import { useMessages } from '#i18n/messages';
import { FailedPart } from '#ui/failed';
import { ListEnd, ListNote } from '#ui/list-end';
import { GoodsSkeleton } from '#ui/skeleton';
import styles from './activity-list.module.css';
import type { PoolGoods } from './activity-queries.ts';

interface ActivityListProps {
  /** The read of each page, numbered from 1. The list begins anew only under another key. */
  readonly pageAt: (pageNum: number) => ReadQuery<ActivityList>;
  readonly card: (goods: PoolGoods, isEager: boolean) => ReactNode;
  /** Shown instead of an empty list, where one line is too little. */
  readonly whenEmpty?: ReactNode;
}

type ActivityList =
  | 'marketing.limitDiscount.goods'
  | 'marketing.goodsBale.pageList'
  | 'marketing.fullReduction.goods'
  | 'marketing.firstOrder.list';

/** How many pictures come with the page itself. */
const eagerCount = 4;

/** Goods of an activity in two columns; it goes on while it is scrolled. */
export function ActivityList({ pageAt, card, whenEmpty }: ActivityListProps) {
  const { emptyGoods } = useMessages();
  const { entries, hasMore, count, isFailed, fetchNext } = usePages(pageAt);
  if (!entries) return isFailed ? <FailedPart onRetry={fetchNext} /> : <GoodsSkeleton />;
  if (entries.length === 0) return whenEmpty ?? <ListNote>{emptyGoods.title}</ListNote>;
  return (
    <>
      <ul className={styles.columns}>
        {entries.map((goods, place) => (
          <li key={goods.id}>{card(goods, place < eagerCount)}</li>
        ))}
      </ul>
      {isFailed ? <FailedPart onRetry={fetchNext} /> : <ListEnd key={count} hasMore={hasMore} onNear={fetchNext} />}
    </>
  );
}
