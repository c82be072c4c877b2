import type { PageModule } from '#navigation/page-module';
import type { PageName } from '#navigation/pages';

const loadNotFound = () => import('../pages/not-found/not-found-page.tsx');

/** Where each page is found. Itself a chunk: with what the build notes of every file it is as large as a page, and grows with each. */
export const routes: Readonly<Record<PageName, () => Promise<PageModule>>> = {
  index: () => import('./home-route.tsx'),
  micropage: () => import('./micropage-route.tsx'),
  indexMicropage: () => import('./index-micropage-route.tsx'),
  micropageClass: () => import('../pages/micropage-class/micropage-class-page.tsx'),
  goodDetail: () => withParts(import('../pages/item/item-page.tsx'), import('../pages/item/item-deferred.tsx')),
  goodClass: () => import('../pages/good-class/good-class-page.tsx'),
  classGoodList: () => import('../pages/class-goods/class-goods-page.tsx'),
  goodSearch: () => import('../pages/search/search-page.tsx'),
  goodAppraisalList: () => import('../pages/review-list/review-list-page.tsx'),
  login: () => import('../pages/login/login-page.tsx'),
  shopping: () => import('../pages/cart/cart-page.tsx'),
  orderConfirm: () => import('../pages/order-confirm/order-confirm-page.tsx'),
  pay: () => import('../pages/pay/pay-page.tsx'),
  payResult: () => import('../pages/pay-result/pay-result-page.tsx'),
  orderList: () => import('../pages/order-list/order-list-page.tsx'),
  orderDetail: () => import('../pages/order-detail/order-detail-page.tsx'),
  appraisal: () => import('../pages/appraisal/appraisal-page.tsx'),
  favourites: () => import('../pages/favourites/favourites-page.tsx'),
  footprints: () => import('../pages/footprints/footprints-page.tsx'),
  addressList: () => import('../pages/address-list/address-list-page.tsx'),
  addressModify: () => import('../pages/address-modify/address-modify-page.tsx'),
  userCenter: () => import('../pages/user-center/user-center-page.tsx'),
  personalData: () => import('../pages/personal-data/personal-data-page.tsx'),
  securityCenter: () => import('../pages/security-center/security-center-page.tsx'),
  setpayPassword: () => import('../pages/pay-password/pay-password-page.tsx'),
  kf: () => import('../pages/kf/kf-page.tsx'),
  instLoadPage: () => import('../pages/store-list/store-list-page.tsx'),
  inaccessibleStore: () => import('../pages/inaccessible-store/inaccessible-store-page.tsx'),
  storeLate: () => import('../pages/store-late/store-late-page.tsx'),
  agree: () => import('../pages/agree/agree-page.tsx'),
  policy: () => import('../pages/policy/policy-page.tsx'),
  treeLogin: () => import('../pages/tree-login/tree-login-page.tsx'),
  offline: () => import('../pages/offline/offline-page.tsx'),
  kit: import.meta.env.DEV ? () => import('../pages/kit/kit-page.tsx') : loadNotFound,
  notFond: loadNotFound,
};

/** A page that is opened comes together with its parts, so that none of them arrives late and moves the others; without them if need be. */
async function withParts(coming: Promise<PageModule>, parts: Promise<unknown>): Promise<PageModule> {
  const [page, later] = await Promise.allSettled([coming, parts]);
  if (page.status === 'rejected') throw page.reason;
  if (later.status === 'fulfilled') await Promise.all((page.value.parts ?? []).map((part) => part.load()));
  return page.value;
}
