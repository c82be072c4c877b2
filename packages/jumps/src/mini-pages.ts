/** A page of the mini-program: what it shows of the storefront, and the parameters it takes. */
export interface MiniPage {
  /**
   * `web` shows a page of the storefront, `native` is the mini-program's own, `link` shows the address it is given. `soon`: the mall has
   * no such page yet, and the mini-program says so.
   */
  readonly kind: 'web' | 'native' | 'link' | 'soon';
  /** The storefront's page of the same content, by its name there. */
  readonly page?: string;
  /** And its path below the storefront's base. */
  readonly path?: string;
  /** What it takes beside what every page takes. */
  readonly takes: readonly string[];
  /** Pages it shows instead, by its parameter `type`; `webType` is what the storefront calls that. */
  readonly byType?: Readonly<Record<string, { readonly page: string; readonly path: string; readonly webType: string }>>;
}

/** Through whom a shopper came (spec 1, 2.6). */
export const markParameters = ['posterId', 'recommenderMemberId', 'resellerId', 'guiderId'] as const;
/** What every page takes: its shop and a language beside them. */
export const commonParameters = ['cid', 'lang', ...markParameters] as const;

const web = (page: string, path: string, ...takes: string[]): MiniPage => ({ kind: 'web', page, path, takes });
const native = (page: string, path: string, ...takes: string[]): MiniPage => ({ kind: 'native', page, path, takes });
const soon = (page: string, ...takes: string[]): MiniPage => ({ kind: 'soon', page, takes });
const link = (...takes: string[]): MiniPage => ({ kind: 'link', takes });

/** Both kinds of activity whose goods are chosen from a pool (spec 2.3). */
const productActivity: MiniPage = {
  ...web('activeGoodsList', '/activeGoodsList.html', 'id', 'activityId', 'type'),
  byType: {
    mJian: { page: 'activeGoodsList', path: '/activeGoodsList.html', webType: '403' },
    nYuan: { page: 'NyNjActivityDetail', path: '/NyNjActivityDetail.html', webType: '402' },
  },
};

const item = web('goodDetail', '/item/{id}.html', 'id');

/** Every page the jump table names, by the folder of its file "index" (spec 2.4). */
export const miniPages = {
  'pages/home': web('index', '/'),
  'pages/category': web('goodClass', '/category.html', 'id'),
  'pages/cart': web('shopping', '/cart.html', 'from'),
  'pages/search': web('goodSearch', '/search.html', 'words', 'exact', 'categoryId', 'brands', 'tags', 'price', 'stock', 'sort'),
  'pages/categoryList': web('classGoodList', '/classGoodList.html', 'id', 'groupId'),
  'pages/evaluation': web('goodAppraisalList', '/goodAppraisalList.html', 'id', 'filter', 'tag'),
  'pages/orderConfirm': web('orderConfirm', '/orderConfirm.html'),
  'pages/orderDetail': web('orderDetail', '/orderDetail.html', 'id', 'isShowGift'),
  'pages/myInfo': web('personalData', '/personalData.html', 'id'),
  'classifyPage/productDetail': item,
  'pages/groupBuyDetail': item,
  'pages/packageDetail': web('discountPackageActivityDetail', '/discountPackageActivityDetail.html', 'id', 'type'),
  'pages/couponShopList': web('useCoupon', '/useCoupon.html', 'id'),
  'pages/wholesaleHome': soon('wholesaleCenter'),
  'pages/otherPay': web('friendPay', '/friendPay.html', 'id'),
  'pages/inviteGroup': soon('shareGroup', 'processFlag', 'orderId', 'id', 'activeId', 'type'),
  'pages/pay': native('pay', '/pay.html', 'id'),
  'pages/address': native('addressList', '/addressList.html'),
  'pages/authorizedMiddle': native('login', '/login.html'),
  'pages/webview': link('url', 'image', 'title'),
  'pages/publicLink': link('linkUrl'),
  'cart/productActivity': productActivity,
  'pack1/myOrder': web('orderList', '/orderList.html', 'tab'),
  'pack1/addAddress': native('addressModify', '/addressModify.html'),
  'pack1/authorizedMiddle': native('login', '/login.html', 'returnUrl'),
} satisfies Record<string, MiniPage>;

export type MiniPath = keyof typeof miniPages;

/** Whether there is such a page. */
export const isMiniPath = (path: string): path is MiniPath => Object.keys(miniPages).includes(path);
