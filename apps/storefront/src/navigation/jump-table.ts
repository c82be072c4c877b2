import type { Allowed, HostPage, JumpTable } from '#platform/host-page';
import { outsideUrl } from './outside.ts';
import { searchOf } from './resolve.ts';

type Query = Parameters<JumpTable>[1];
/** What a page of the mini-program is given; null when it is not opened with this. */
type Given = (query: Query, allowed: Allowed) => Query | null;
type Jump = (query: Query, allowed: Allowed) => HostPage | null;

/** The mini-program decodes its parameters as a component of an address, where a plus is a plus. */
const parametersOf = (query: Query) => searchOf(query).replaceAll('+', '%20');

const jumpBy =
  (mode: HostPage['mode']) =>
  (page: string, given: Given = (query) => query): Jump =>
  (query, allowed) => {
    const taken = given(query, allowed);
    const parameters = taken && parametersOf(taken);
    return taken && { mode, url: `/${page}/index${parameters && `?${parameters}`}` };
  };

const navigateTo = jumpBy('navigateTo');
const redirectTo = jumpBy('redirectTo');
const reLaunch = jumpBy('reLaunch');

const nothing: Given = () => ({});
const only =
  (...keys: string[]): Given =>
  (query) =>
    Object.fromEntries(keys.map((key) => [key, query[key]]));

/** One page shows both kinds of activity and is told which (spec 2.3: 402 is nYuan, 403 mJian). */
const activity = (type: 'nYuan' | 'mJian') => navigateTo('cart/productActivity', (query) => ({ ...query, type }));

/**
 * The jumps of spec 2.4 in its order. It names the folders classifyPage, cart and pack1; the other pages stand in "pages",
 * each named after what it shows, and every page is the file "index" of its folder. The tabs of the bottom navigation are
 * launched anew, the others are opened above the current page or in its place.
 */
const jumps = {
  goodDetail: navigateTo('classifyPage/productDetail'),
  limitTimeGoodDetail: navigateTo('classifyPage/productDetail'),
  limitTimeDiscountGoodDetail: navigateTo('classifyPage/productDetail'),
  goodAppraisalList: navigateTo('pages/evaluation'),
  index: reLaunch('pages/home'),
  shopping: reLaunch('pages/cart'),
  goodClass: reLaunch('pages/category'),
  orderConfirm: navigateTo('pages/orderConfirm'),
  NyNjActivityDetail: activity('nYuan'),
  activeGoodsList: activity('mJian'),
  discountPackageActivityDetail: navigateTo('pages/packageDetail'),
  manyPeopleTeamGoodDetail: navigateTo('pages/groupBuyDetail'),
  classGoodList: navigateTo('pages/categoryList'),
  wxPay: redirectTo('pages/pay'),
  orderNewAddress: navigateTo('pack1/addAddress'),
  wxAddress: navigateTo('pages/address'),
  personalData: navigateTo('pages/myInfo', only('id')),
  miniLoginPage: navigateTo('pack1/authorizedMiddle'),
  authorizedMiddle1: redirectTo('pages/authorizedMiddle', nothing),
  authorizedMiddle2: redirectTo('pack1/authorizedMiddle', nothing),
  miniWebview: navigateTo('pages/webview', ({ url, image, title }, allowed) => {
    const address = outsideUrl(String(url), allowed);
    return address && { url: address.href, image, title };
  }),
  miniOtherPay: redirectTo('pages/otherPay', only('id')),
  goodSearch: navigateTo('pages/search'),
  orderDetailed: redirectTo('pages/orderDetail', only('id', 'isShowGift')),
  myTeamStatusDetail: redirectTo('pages/inviteGroup', ({ id, activeId, type }) => ({
    processFlag: 'hide',
    orderId: id,
    id,
    activeId,
    type,
  })),
  useCoupon: navigateTo('pages/couponShopList'),
  couponExchange: navigateTo('pages/publicLink', (_, { origin }) => ({ linkUrl: `${origin}/cp/couponExchange` })),
  myOrder: navigateTo('pack1/myOrder'),
  wholesaleCenter: navigateTo('pages/wholesaleHome'),
} satisfies Record<string, Jump>;

/** Pages of ours whose jump has another name. */
const ours: Readonly<Record<string, Jump>> = {
  pay: jumps.wxPay,
  addressList: jumps.wxAddress,
  // an address that is there already is changed on our page
  addressModify: (query, allowed) => (query.id ? null : jumps.orderNewAddress(query, allowed)),
  login: jumps.miniLoginPage,
  friendPay: jumps.miniOtherPay,
  orderDetail: jumps.orderDetailed,
  shareGroup: jumps.myTeamStatusDetail,
  orderList: jumps.myOrder,
};

const table: Readonly<Partial<Record<string, Jump>>> = { ...ours, ...jumps };

/** The mini-program's page for a name; whatever is not in the table stays a page of ours. Loaded by the mini-program alone. */
export const jumpTable: JumpTable = (name, query, allowed) => table[name]?.(query, allowed) ?? null;
