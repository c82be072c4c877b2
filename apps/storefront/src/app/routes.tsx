import type { ComponentType } from 'react';
import { use } from 'react';
import type { PageModule } from '#navigation/page-module';
import type { PageName } from '#navigation/pages';
import { GoodsSkeleton, HomeSkeleton, ItemSkeleton, ListSkeleton, OrdersSkeleton } from '#ui/skeleton';

interface Route {
  /** Source file, the key of the page's chunk in the build's manifest. */
  readonly module: string;
  readonly load: () => Promise<PageModule>;
  /** Shown while the chunk is on its way. */
  readonly Skeleton: ComponentType;
}

export const routes: Readonly<Record<PageName, Route>> = {
  index: { module: 'src/app/home-route.tsx', load: () => import('./home-route.tsx'), Skeleton: HomeSkeleton },
  goodDetail: { module: 'src/pages/item/item-page.tsx', load: () => import('../pages/item/item-page.tsx'), Skeleton: ItemSkeleton },
  classGoodList: {
    module: 'src/pages/class-goods/class-goods-page.tsx',
    load: () => import('../pages/class-goods/class-goods-page.tsx'),
    Skeleton: GoodsSkeleton,
  },
  login: { module: 'src/pages/login/login-page.tsx', load: () => import('../pages/login/login-page.tsx'), Skeleton: ListSkeleton },
  shopping: { module: 'src/pages/cart/cart-page.tsx', load: () => import('../pages/cart/cart-page.tsx'), Skeleton: OrdersSkeleton },
  orderConfirm: {
    module: 'src/pages/order-confirm/order-confirm-page.tsx',
    load: () => import('../pages/order-confirm/order-confirm-page.tsx'),
    Skeleton: OrdersSkeleton,
  },
  pay: {
    module: 'src/pages/pay/pay-page.tsx',
    load: () => import('../pages/pay/pay-page.tsx'),
    Skeleton: ListSkeleton,
  },
  payResult: {
    module: 'src/pages/pay-result/pay-result-page.tsx',
    load: () => import('../pages/pay-result/pay-result-page.tsx'),
    Skeleton: ListSkeleton,
  },
  orderList: {
    module: 'src/pages/order-list/order-list-page.tsx',
    load: () => import('../pages/order-list/order-list-page.tsx'),
    Skeleton: OrdersSkeleton,
  },
  orderDetail: {
    module: 'src/pages/order-detail/order-detail-page.tsx',
    load: () => import('../pages/order-detail/order-detail-page.tsx'),
    Skeleton: OrdersSkeleton,
  },
  addressList: {
    module: 'src/pages/address-list/address-list-page.tsx',
    load: () => import('../pages/address-list/address-list-page.tsx'),
    Skeleton: ListSkeleton,
  },
  addressModify: {
    module: 'src/pages/address-modify/address-modify-page.tsx',
    load: () => import('../pages/address-modify/address-modify-page.tsx'),
    Skeleton: ListSkeleton,
  },
  instLoadPage: {
    module: 'src/pages/store-list/store-list-page.tsx',
    load: () => import('../pages/store-list/store-list-page.tsx'),
    Skeleton: ListSkeleton,
  },
  inaccessibleStore: {
    module: 'src/pages/inaccessible-store/inaccessible-store-page.tsx',
    load: () => import('../pages/inaccessible-store/inaccessible-store-page.tsx'),
    Skeleton: ListSkeleton,
  },
  notFond: {
    module: 'src/pages/not-found/not-found-page.tsx',
    load: () => import('../pages/not-found/not-found-page.tsx'),
    Skeleton: ListSkeleton,
  },
};

const loading = new Map<PageName, Promise<PageModule>>();
const loaded = new Map<PageName, PageModule>();

export function loadPage(name: PageName): Promise<PageModule> {
  const known = loading.get(name);
  if (known) return known;
  const promise = routes[name].load();
  loading.set(name, promise);
  promise.then(
    (page) => loaded.set(name, page),
    () => loading.delete(name),
  );
  return promise;
}

export const loadedPage = (name: PageName): PageModule | undefined => loaded.get(name);

/** The page's module; suspends only when its chunk was not loaded before. */
export const usePage = (name: PageName): PageModule => loaded.get(name) ?? use(loadPage(name));
