import type { PageName } from '../../apps/storefront/src/navigation/pages.ts';

/** What a member's pages need to show something: made once, on a phone. */
export interface Purchases {
  readonly goodsId: string;
  readonly unpaidTradeId: string;
  readonly paidTradeId: string;
  readonly paidOrderId: string;
  readonly micropageId: string;
  readonly micropageClassId: string;
}

/** The pages with a state of their own to open, below /shop/; a page that is not named does not compile. */
export const pageAddresses = {
  index: () => ['?cid=101', '?cid=102', '?cid=103'],
  micropage: ({ micropageId }) => [`micropage.html?id=${micropageId}`],
  // without an id it is home
  indexMicropage: () => [],
  micropageClass: ({ micropageClassId }) => [`micropageClass.html?id=${micropageClassId}`],
  goodDetail: ({ goodsId }) => [`item/${goodsId}.html`],
  goodClass: () => ['category.html?cid=101', 'category.html?cid=102', 'category.html?cid=103'],
  classGoodList: () => ['classGoodList.html'],
  goodSearch: () => ['search.html', 'search.html?words=鲜果', 'search.html?words=zzzz'],
  goodAppraisalList: ({ goodsId }) => [`goodAppraisalList.html?id=${goodsId}`],
  login: () => ['login.html'],
  shopping: () => ['cart.html'],
  orderConfirm: () => ['orderConfirm.html'],
  pay: ({ unpaidTradeId }) => [`pay.html?id=${unpaidTradeId}`],
  payResult: ({ paidTradeId }) => [`payResult.html?id=${paidTradeId}`],
  orderList: () => ['orderList.html'],
  orderDetail: ({ paidOrderId }) => [`orderDetail.html?id=${paidOrderId}`],
  appraisal: () => ['appraisal.html'],
  favourites: () => ['favourites.html'],
  footprints: () => ['footprints.html'],
  addressList: () => ['addressList.html'],
  addressModify: () => ['addressModify.html'],
  userCenter: () => ['userCenter.html?cid=101', 'userCenter.html?cid=102', 'userCenter.html?cid=103'],
  personalData: () => ['personalData.html'],
  securityCenter: () => ['securityCenter.html'],
  setpayPassword: () => ['setpayPassword.html'],
  kf: () => ['kf.html'],
  instLoadPage: () => ['instLoadPage.html'],
  inaccessibleStore: () => ['inaccessibleStore.html?orgId=false'],
  agree: () => ['agree.html'],
  policy: () => ['policy.html'],
  treeLogin: () => ['treeLogin.html'],
  offline: () => ['offline.html'],
  storeLate: () => ['storeLate.html'],
  // only a development server has it
  kit: () => [],
  notFond: () => ['notFond.html', 'nothing-here.html'],
} satisfies Record<PageName, (purchases: Purchases) => readonly string[]>;
