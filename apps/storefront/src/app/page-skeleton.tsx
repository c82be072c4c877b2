import type { ComponentType } from 'react';
import type { PageName } from '#navigation/pages';
import { GoodsSkeleton, HomeSkeleton, ItemSkeleton, ListSkeleton, OrdersSkeleton, RailSkeleton } from '#ui/skeleton';

/** Pages that look like no list. */
const skeletons: Readonly<Partial<Record<PageName, ComponentType>>> = {
  index: HomeSkeleton,
  micropage: HomeSkeleton,
  indexMicropage: HomeSkeleton,
  goodDetail: ItemSkeleton,
  goodClass: RailSkeleton,
  classGoodList: GoodsSkeleton,
  shopping: OrdersSkeleton,
  orderConfirm: OrdersSkeleton,
  orderList: OrdersSkeleton,
  orderDetail: OrdersSkeleton,
  userCenter: OrdersSkeleton,
};

/** Shown while a page is on its way. */
export function PageSkeleton({ page }: { readonly page: PageName }) {
  const Skeleton = skeletons[page] ?? ListSkeleton;
  return <Skeleton />;
}
