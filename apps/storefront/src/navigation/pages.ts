import type { Messages } from '#i18n/messages';
import type { NavPage } from './nav-page.types.ts';

export interface PageFacts {
  /** Path in mobile-mall; h5 writes ".html" after it unless `h5` names another one. Either spelling is read in both. */
  readonly path: string;
  readonly h5?: string;
  /** Other paths that lead here, without ".html". */
  readonly aliases?: readonly string[];
  /** Open without login (spec 2.1, noMustLogin). */
  readonly isOpen: boolean;
  /** Kept while other pages are shown: one copy, or one per address. */
  readonly keepAlive: 'one' | 'byAddress' | false;
  /** Pages without it never show the bottom navigation. */
  readonly nav?: NavPage;
  /** Has a way back to its top once it is far down. */
  readonly hasToTop?: true;
  /** Adds money up: every amount on it has both digits of the fen (decision 44). */
  readonly hasSums?: true;
  /** Share status, as spec 2.1 numbers it. */
  readonly share?: 1;
  /** Query keys the content depends on; the page cache drops all others. */
  readonly cacheBy: readonly string[];
  /** Query key without which the address names nothing. */
  readonly needs?: string;
  readonly rendering: 'server' | 'browser';
}

export interface PageDefinition extends PageFacts {
  /** The route's title (spec 1); null leaves the business name. */
  readonly title: keyof Messages['titles'] | null;
}

/** A member's own page: login first, and the browser renders it. */
const own = { isOpen: false, keepAlive: false, cacheBy: [], rendering: 'browser' } as const;

/** The pages that are built (spec 2.1, 2.2); planned-pages.ts holds the others. Names and paths keep the product's spelling. */
export const pages = {
  index: {
    path: '/',
    h5: '/',
    aliases: ['/index', '/home'],
    title: 'home',
    isOpen: true,
    keepAlive: 'one',
    nav: 'home',
    hasToTop: true,
    share: 1,
    cacheBy: [],
    rendering: 'server',
  },
  micropage: {
    path: '/micropage',
    title: null,
    isOpen: true,
    keepAlive: 'byAddress',
    nav: 'micropage',
    hasToTop: true,
    share: 1,
    cacheBy: ['id'],
    needs: 'id',
    rendering: 'server',
  },
  // a micro page shown as home; without an id, home itself
  indexMicropage: {
    path: '/indexMicropage',
    title: null,
    isOpen: true,
    keepAlive: false,
    nav: 'home',
    hasToTop: true,
    cacheBy: ['id'],
    rendering: 'server',
  },
  // id: the category of micro pages
  micropageClass: {
    path: '/micropageClass',
    title: null,
    isOpen: true,
    keepAlive: 'byAddress',
    nav: 'micropageClass',
    hasToTop: true,
    cacheBy: ['id'],
    needs: 'id',
    rendering: 'server',
  },
  goodDetail: {
    path: '/goodDetail',
    h5: '/item/{id}.html',
    title: 'item',
    isOpen: true,
    keepAlive: false,
    cacheBy: ['id'],
    needs: 'id',
    rendering: 'server',
  },
  // id: the category to begin with
  goodClass: {
    path: '/goodClass',
    h5: '/category.html',
    aliases: ['/cateGoods', '/cate'],
    title: 'categories',
    isOpen: true,
    keepAlive: 'one',
    nav: 'category',
    hasToTop: true,
    cacheBy: ['id'],
    rendering: 'server',
  },
  // id: a category; groupId: goods the merchant has put together; neither: all goods
  classGoodList: {
    path: '/classGoodList',
    title: 'allGoods',
    isOpen: true,
    keepAlive: 'byAddress',
    nav: 'goodsGroup',
    hasToTop: true,
    cacheBy: ['id', 'groupId'],
    rendering: 'server',
  },
  // words: what is searched, and what it is narrowed by; without any, where words are found
  goodSearch: {
    path: '/goodSearch',
    h5: '/search.html',
    title: 'search',
    isOpen: true,
    keepAlive: 'one',
    nav: 'search',
    hasToTop: true,
    cacheBy: ['words', 'exact', 'categoryId', 'brands', 'tags', 'price', 'stock', 'sort'],
    rendering: 'server',
  },
  // id: goods; filter or tag: which of their reviews
  goodAppraisalList: {
    path: '/goodAppraisalList',
    title: 'reviews',
    isOpen: true,
    keepAlive: false,
    hasToTop: true,
    cacheBy: ['id', 'filter', 'tag'],
    needs: 'id',
    rendering: 'server',
  },
  // different for each: the browser renders them
  login: { path: '/login', aliases: ['/h5Login'], title: 'login', isOpen: true, keepAlive: false, cacheBy: [], rendering: 'browser' },
  // visitors have a cart on their device
  shopping: {
    path: '/shopping',
    h5: '/cart.html',
    title: 'cart',
    isOpen: true,
    hasSums: true,
    keepAlive: false,
    nav: 'cart',
    cacheBy: [],
    rendering: 'browser',
  },
  orderConfirm: { ...own, path: '/orderConfirm', title: 'orderConfirm', hasSums: true },
  // id: the trade
  pay: { ...own, path: '/pay', title: 'pay', hasSums: true, cacheBy: ['id'], needs: 'id' },
  payResult: { ...own, path: '/payResult', title: 'payResult', hasSums: true, cacheBy: ['id'], needs: 'id' },
  orderList: { ...own, path: '/orderList', title: 'orders', hasSums: true, keepAlive: 'one' },
  orderDetail: { ...own, path: '/orderDetail', title: 'order', hasSums: true, cacheBy: ['id'], needs: 'id' },
  // orderId: the order whose goods are reviewed, none for all
  appraisal: { ...own, path: '/appraisal', title: 'appraisal' },
  favourites: { ...own, path: '/favourites', title: 'favourites' },
  footprints: { ...own, path: '/footprints', title: 'footprints' },
  addressList: { ...own, path: '/addressList', title: 'addresses' },
  // id: the address to change, none for a new one
  addressModify: { ...own, path: '/addressModify', title: 'address', cacheBy: ['id'] },
  // visitors find the way to log in here
  userCenter: {
    path: '/userCenter',
    title: 'userCenter',
    isOpen: true,
    keepAlive: 'one',
    nav: 'userCenter',
    hasToTop: true,
    cacheBy: [],
    rendering: 'browser',
  },
  personalData: { ...own, path: '/personalData', title: 'personalData' },
  securityCenter: { ...own, path: '/securityCenter', title: 'securityCenter' },
  setpayPassword: { ...own, path: '/setpayPassword', title: 'payPassword' },
  // cid: the shop that is written to
  kf: { ...own, path: '/kf', title: 'service' },
  instLoadPage: { path: '/instLoadPage', title: 'stores', isOpen: true, keepAlive: false, cacheBy: [], rendering: 'server' },
  inaccessibleStore: { path: '/inaccessibleStore', title: null, isOpen: true, keepAlive: false, cacheBy: ['orgId'], rendering: 'server' },
  agree: { path: '/agree', title: 'agree', isOpen: true, keepAlive: false, cacheBy: [], rendering: 'server' },
  policy: { path: '/policy', title: 'policy', isOpen: true, keepAlive: false, cacheBy: [], rendering: 'server' },
  // where it leads depends on who chooses, and from where
  treeLogin: { path: '/treeLogin', title: 'treeLogin', isOpen: true, keepAlive: false, cacheBy: [], rendering: 'browser' },
  offline: { path: '/offline', title: 'offline', isOpen: true, keepAlive: false, cacheBy: [], rendering: 'server' },
  // cid: the shop that rests
  storeLate: { path: '/storeLate', title: 'storeLate', isOpen: true, keepAlive: false, cacheBy: ['cid'], rendering: 'server' },
  // every component in every state, for those who build the mall: only a development server answers
  kit: { path: '/kit', title: null, isOpen: true, keepAlive: 'one', hasToTop: true, cacheBy: [], rendering: 'browser' },
  notFond: { path: '/notFond', title: 'notFound', isOpen: true, keepAlive: false, cacheBy: [], rendering: 'server' },
} as const satisfies Record<string, PageDefinition>;

export type PageName = keyof typeof pages;

export const pageOf = (name: PageName): PageDefinition => pages[name];
