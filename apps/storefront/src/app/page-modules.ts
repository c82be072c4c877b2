import type { PageName } from '#navigation/pages';

/** The source file of each page, the key of its chunk in the build's manifest. For the server: phones find chunks by importing them. */
export const pageModules: Readonly<Record<PageName, string>> = {
  index: 'src/app/home-route.tsx',
  micropage: 'src/app/micropage-route.tsx',
  indexMicropage: 'src/app/index-micropage-route.tsx',
  micropageClass: 'src/pages/micropage-class/micropage-class-page.tsx',
  goodDetail: 'src/pages/item/item-page.tsx',
  goodClass: 'src/pages/good-class/good-class-page.tsx',
  classGoodList: 'src/pages/class-goods/class-goods-page.tsx',
  goodSearch: 'src/pages/search/search-page.tsx',
  goodAppraisalList: 'src/pages/review-list/review-list-page.tsx',
  login: 'src/pages/login/login-page.tsx',
  shopping: 'src/pages/cart/cart-page.tsx',
  orderConfirm: 'src/pages/order-confirm/order-confirm-page.tsx',
  pay: 'src/pages/pay/pay-page.tsx',
  payResult: 'src/pages/pay-result/pay-result-page.tsx',
  orderList: 'src/pages/order-list/order-list-page.tsx',
  orderDetail: 'src/pages/order-detail/order-detail-page.tsx',
  appraisal: 'src/pages/appraisal/appraisal-page.tsx',
  favourites: 'src/pages/favourites/favourites-page.tsx',
  footprints: 'src/pages/footprints/footprints-page.tsx',
  addressList: 'src/pages/address-list/address-list-page.tsx',
  addressModify: 'src/pages/address-modify/address-modify-page.tsx',
  userCenter: 'src/pages/user-center/user-center-page.tsx',
  personalData: 'src/pages/personal-data/personal-data-page.tsx',
  securityCenter: 'src/pages/security-center/security-center-page.tsx',
  setpayPassword: 'src/pages/pay-password/pay-password-page.tsx',
  kf: 'src/pages/kf/kf-page.tsx',
  instLoadPage: 'src/pages/store-list/store-list-page.tsx',
  inaccessibleStore: 'src/pages/inaccessible-store/inaccessible-store-page.tsx',
  storeLate: 'src/pages/store-late/store-late-page.tsx',
  agree: 'src/pages/agree/agree-page.tsx',
  policy: 'src/pages/policy/policy-page.tsx',
  treeLogin: 'src/pages/tree-login/tree-login-page.tsx',
  offline: 'src/pages/offline/offline-page.tsx',
  kit: 'src/pages/kit/kit-page.tsx',
  notFond: 'src/pages/not-found/not-found-page.tsx',
};

/** What of a page comes once it is used: its parts go by the page's name (`#ui/deferred-part`). */
export const deferredModules: Readonly<Partial<Record<PageName, string>>> = {
  goodDetail: 'src/pages/item/item-deferred.tsx',
};
