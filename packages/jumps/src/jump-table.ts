import type { Allowed, HostPage, JumpTable } from './host-page.ts';
import { queryText } from './query-text.ts';

type Query = Parameters<JumpTable>[1];

/** What a jump depends on beside its parameters. */
interface Around {
  readonly origin: string;
  /** An address beside the storefront as it may be followed; null for any other. */
  readonly outside: (address: string) => string | null;
}

/** What a page of the mini-program is given; null when it is not opened with this. */
type Given = (query: Query, around: Around) => Query | null;
type Jump = (query: Query, around: Around) => HostPage | null;

const jumpBy =
  (mode: HostPage['mode']) =>
  (page: string, given: Given = (query) => query): Jump =>
  (query, around) => {
    const taken = given(query, around);
    const parameters = taken && queryText(taken);
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
export const jumps = {
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
  miniWebview: navigateTo('pages/webview', ({ url, image, title }, { outside }) => {
    const address = outside(String(url));
    return address === null ? null : { url: address, image, title };
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
  addressModify: (query, around) => (query.id ? null : jumps.orderNewAddress(query, around)),
  login: jumps.miniLoginPage,
  friendPay: jumps.miniOtherPay,
  orderDetail: jumps.orderDetailed,
  shareGroup: jumps.myTeamStatusDetail,
  orderList: jumps.myOrder,
};

const table: Readonly<Partial<Record<string, Jump>>> = { ...ours, ...jumps };

type OutsideUrl = (address: string, allowed: Allowed) => { readonly href: string } | null;

/** The mini-program's page for a name; whatever is not in the table stays a page of ours. Who may be shown beside us is the caller's to judge. */
export const jumpTableWith =
  (outsideUrl: OutsideUrl): JumpTable =>
  (name, query, allowed) =>
    table[name]?.(query, { origin: allowed.origin, outside: (address) => outsideUrl(address, allowed)?.href ?? null }) ?? null;
