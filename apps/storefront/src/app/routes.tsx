import type { ComponentType } from 'react';
import { use } from 'react';
import { loadChunk } from '#lib/load-chunk';
import type { PageModule } from '#navigation/page-module';
import type { PageName } from '#navigation/pages';
import { GoodsSkeleton, HomeSkeleton, ItemSkeleton, ListSkeleton, OrdersSkeleton } from '#ui/skeleton';

interface Route {
  readonly load: () => Promise<PageModule>;
  /** Shown while the chunk is on its way. */
  readonly Skeleton: ComponentType;
}

const loadNotFound = () => import('../pages/not-found/not-found-page.tsx');

export const routes: Readonly<Record<PageName, Route>> = {
  index: { load: () => import('./home-route.tsx'), Skeleton: HomeSkeleton },
  goodDetail: { load: () => import('../pages/item/item-page.tsx'), Skeleton: ItemSkeleton },
  classGoodList: { load: () => import('../pages/class-goods/class-goods-page.tsx'), Skeleton: GoodsSkeleton },
  login: { load: () => import('../pages/login/login-page.tsx'), Skeleton: ListSkeleton },
  shopping: { load: () => import('../pages/cart/cart-page.tsx'), Skeleton: OrdersSkeleton },
  orderConfirm: { load: () => import('../pages/order-confirm/order-confirm-page.tsx'), Skeleton: OrdersSkeleton },
  pay: { load: () => import('../pages/pay/pay-page.tsx'), Skeleton: ListSkeleton },
  payResult: { load: () => import('../pages/pay-result/pay-result-page.tsx'), Skeleton: ListSkeleton },
  orderList: { load: () => import('../pages/order-list/order-list-page.tsx'), Skeleton: OrdersSkeleton },
  orderDetail: { load: () => import('../pages/order-detail/order-detail-page.tsx'), Skeleton: OrdersSkeleton },
  addressList: { load: () => import('../pages/address-list/address-list-page.tsx'), Skeleton: ListSkeleton },
  addressModify: { load: () => import('../pages/address-modify/address-modify-page.tsx'), Skeleton: ListSkeleton },
  userCenter: { load: () => import('../pages/user-center/user-center-page.tsx'), Skeleton: OrdersSkeleton },
  personalData: { load: () => import('../pages/personal-data/personal-data-page.tsx'), Skeleton: ListSkeleton },
  securityCenter: { load: () => import('../pages/security-center/security-center-page.tsx'), Skeleton: ListSkeleton },
  setpayPassword: { load: () => import('../pages/pay-password/pay-password-page.tsx'), Skeleton: ListSkeleton },
  kf: { load: () => import('../pages/kf/kf-page.tsx'), Skeleton: ListSkeleton },
  instLoadPage: { load: () => import('../pages/store-list/store-list-page.tsx'), Skeleton: ListSkeleton },
  inaccessibleStore: { load: () => import('../pages/inaccessible-store/inaccessible-store-page.tsx'), Skeleton: ListSkeleton },
  storeLate: { load: () => import('../pages/store-late/store-late-page.tsx'), Skeleton: ListSkeleton },
  agree: { load: () => import('../pages/agree/agree-page.tsx'), Skeleton: ListSkeleton },
  policy: { load: () => import('../pages/policy/policy-page.tsx'), Skeleton: ListSkeleton },
  treeLogin: { load: () => import('../pages/tree-login/tree-login-page.tsx'), Skeleton: ListSkeleton },
  offline: { load: () => import('../pages/offline/offline-page.tsx'), Skeleton: ListSkeleton },
  kit: { load: import.meta.env.DEV ? () => import('../pages/kit/kit-page.tsx') : loadNotFound, Skeleton: ListSkeleton },
  notFond: { load: loadNotFound, Skeleton: ListSkeleton },
};

const loading = new Map<PageName, Promise<PageModule>>();
const loaded = new Map<PageName, PageModule>();

export function loadPage(name: PageName): Promise<PageModule> {
  const known = loading.get(name);
  if (known) return known;
  const promise = loadChunk(routes[name].load);
  loading.set(name, promise);
  promise.then(
    (page) => {
      loaded.set(name, page);
      // React reads a promise that says so at once: a page that is there never waits.
      Object.assign(promise, { status: 'fulfilled', value: page });
    },
    // It stays refused: React looks again after a refusal, and would ask for a new one without end. A fresh start tries again.
    () => undefined,
  );
  return promise;
}

export const loadedPage = (name: PageName): PageModule | undefined => loaded.get(name);

/** The page's module; suspends only when its chunk was not loaded before. */
export const usePage = (name: PageName): PageModule => use(loadPage(name));
