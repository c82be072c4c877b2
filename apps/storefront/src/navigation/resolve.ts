import type { PageQuery } from './address.ts';
import type { LinkShop, NavigationContext } from './navigation-context.ts';
import type { NavigationTarget } from './navigation-target.ts';
import type { RouteFacts } from './page-facts.types.ts';
import type { PageName } from './pages.ts';
import { pageOf, pages } from './pages.ts';
import type { plannedPages } from './planned-pages.ts';

/** Whatever a way can name. A page that is not built yet has its address all the same. */
export type TargetName = PageLikeName | 'back';
export type PageLikeName = PageName | keyof typeof plannedPages | PoolGoods;
/** Goods of an activity: goodDetail everywhere but in the mini-program, which has pages of its own for some (spec 2.2, 2.4). */
type PoolGoods = 'limitTimeGoodDetail' | 'limitTimeDiscountGoodDetail' | 'manyPeopleTeamGoodDetail';

export type LinkQuery = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;
type PagePaths = Pick<RouteFacts, 'path' | 'h5'>;

/** Pages beside the phone's table that are not found under their own name (spec 2.2); the row of one that is built does not compile. */
const otherPaths: Readonly<Partial<Record<Exclude<PageLikeName, PageName>, PagePaths>>> = {
  wholesaleCenter: { path: '/pf/home' },
  limitTimeGoodDetail: pages.goodDetail,
  limitTimeDiscountGoodDetail: pages.goodDetail,
  manyPeopleTeamGoodDetail: pages.goodDetail,
};
const paths: Readonly<Partial<Record<PageLikeName, PagePaths>>> = { ...pages, ...otherPaths };

const h5Types: Readonly<Partial<Record<PageLikeName, number>>> = {
  NyNjActivityDetail: 402,
  activeGoodsList: 403,
  discountPackageActivityDetail: 407,
};

/** Where a name leads from where the shopper stands (spec 2.3, 2.4). */
export function resolve(name: TargetName, query: LinkQuery, at: NavigationContext): NavigationTarget {
  if (name === 'back') return { kind: 'back', delta: Math.abs(Number(query.delta)) || 1 };
  const given = withCarried(query, { resellerId: at.resellerId });
  const path = write(name, withCarried(given, carriedFrom(at)), at);
  if (at.env === 'mini' && isSame(path, at.path)) return { kind: 'back', delta: 1 };
  const page = at.jumps?.(name, given, at);
  return page ? { kind: 'host', page, path } : { kind: 'route', path };
}

/** The path below the base as markup has it: the same for everyone, so it may be rendered on the server and cached. */
export function hrefOf(name: PageLikeName, query: LinkQuery, shop: LinkShop): string {
  return write(name, withCarried(query, shopOf(shop)), shop);
}

/** The one address of a page that search engines keep, with its base; `mid` where the host does not say it. */
export function canonical(name: PageName, query: PageQuery, shop: LinkShop, mid: string | null = null): string {
  const stored = Object.fromEntries(pageOf(name).cacheBy.map((key) => [key, query[key]]));
  return shop.base + write(name, withCarried(stored, { mid, cid: ownCid(shop) }), shop);
}

/** What every way takes along: in h5 the cid of the address wins, mobile-mall is told the time, mini stays mini. */
const carriedFrom = (at: NavigationContext): LinkQuery => ({
  nowdate: at.env === 'mobile-mall' ? at.now : null,
  ...shopOf(at),
  ...(at.base === '/shop' && at.urlCid && at.urlCid !== at.cid && { cid: at.urlCid }),
  env: at.env === 'mini' ? 'mini' : null,
});

const shopOf = (shop: LinkShop) => (shop.base === '/cp' ? { mid: shop.mid, cid: shop.cid } : { cid: ownCid(shop) });

const ownCid = (shop: LinkShop) => (shop.isDefaultShop ? null : shop.cid);

/** What is asked for stands first and goes before what is only carried along. */
const withCarried = (query: LinkQuery, carried: LinkQuery): LinkQuery => {
  const requested = Object.fromEntries(Object.entries(query).filter(([, value]) => isFilled(value)));
  return { ...requested, ...carried, ...requested };
};

function write(name: PageLikeName, query: LinkQuery, shop: LinkShop): string {
  const page: PagePaths = paths[name] ?? { path: `/${name}` };
  const isH5 = shop.base === '/shop';
  const template = isH5 ? (page.h5 ?? `${page.path}.html`) : page.path;
  const result = isH5 ? typedForH5(name, query) : query;
  const search = searchOf(template.includes('{id}') ? { ...result, id: null } : result);
  return template.replace('{id}', encodeURIComponent(String(result.id ?? ''))) + (search && `?${search}`);
}

/** In h5 a page of activities is told their type, and a full reduction is named by the id of its activity (spec 2.3). */
function typedForH5(name: PageLikeName, query: LinkQuery): LinkQuery {
  const type = h5Types[name];
  const typed = type ? { ...query, type } : query;
  return name === 'activeGoodsList' && query.activityId ? { ...typed, id: query.activityId, activityId: null } : typed;
}

const isFilled = (value: unknown) => value !== '' && value !== null && value !== undefined;

/** Empty, undefined and null values are dropped, arrays are sent as key[]=value (spec 2.3). */
export function searchOf(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const entry of value) search.append(`${key}[]`, entry);
    else if (isFilled(value)) search.append(key, String(value));
  }
  return search.toString().replaceAll('%5B%5D=', '[]=');
}

/** Whether two addresses show the same, whatever was carried along on the way there. */
const isSame = (one: string, other: string) => ownPart(one) === ownPart(other);

const ownPart = (address: string) =>
  address
    .split(/[?&]/)
    .filter((part) => !/^(nowdate|mid|env|resellerId)=/.test(part))
    .sort()
    .join();
