import type { ComponentType } from 'react';
import type { PageFacts } from '#navigation/page-facts.types';
import type { PageName } from '#navigation/pages';
import { pageOf } from '#navigation/pages';
import { GoodsSkeleton, HomeSkeleton, ItemSkeleton, ListSkeleton, OrdersSkeleton, RailSkeleton } from '#ui/skeleton';

const skeletons: Readonly<Record<NonNullable<PageFacts['skeleton']>, ComponentType>> = {
  home: HomeSkeleton,
  item: ItemSkeleton,
  rail: RailSkeleton,
  goods: GoodsSkeleton,
  orders: OrdersSkeleton,
};

/** Shown while a page is on its way. */
export function PageSkeleton({ page }: { readonly page: PageName }) {
  const { skeleton } = pageOf(page);
  const Skeleton = skeleton ? skeletons[skeleton] : ListSkeleton;
  return <Skeleton />;
}
