import type { ShopContext } from '@qianpu/contract/shop-context';
import type { OutputOf } from '@qianpu/contract/types';
import { formatFen } from '@qianpu/kit/fen';
import type { PageAddress } from '#navigation/address';
import type { PageName } from '#navigation/pages';
import { pageOf } from '#navigation/pages';
import { hrefOf } from '#navigation/resolve';

/** What a shared page says of itself, and where it leads (spec 3). */
export interface ShareFacts {
  readonly title: string;
  readonly describe: string;
  /** Title and words in one, for where everyone reads it. */
  readonly line: string;
  readonly picture: string;
  readonly link: string;
  /** Null where no goods are shared. */
  readonly product: SharedProduct | null;
  /** Who earns by it, if anybody. */
  readonly resellerInfoId: string | null;
}

/** Goods in what is shared, in the specification's words (spec 3): prices as they are shown. */
export interface SharedProduct {
  readonly name: string;
  readonly productSpecs: string;
  /** What its cheapest SKU costs. */
  readonly salePrice: string;
  /** The reference price beside it; where it has none, the same. */
  readonly realPrice: string;
}

type Product = Pick<OutputOf<'catalog.product.info'>, 'title' | 'priceFen' | 'listPriceFen' | 'skus'>;

export function sharedProduct({ title, priceFen, listPriceFen, skus }: Product): SharedProduct {
  const cheapest = skus.find((sku) => sku.priceFen === priceFen);
  return {
    name: title,
    productSpecs: cheapest?.specs.map(({ value }) => value).join(' ') ?? '',
    salePrice: formatFen(priceFen),
    realPrice: formatFen(listPriceFen ?? priceFen),
  };
}

/** What the mall knows of the page under one of its numbers: 1 a decorated page, 2 goods, 3 an activity (spec 7.2). */
export interface ShareSubject {
  readonly type: 1 | 2 | 3;
  /** Home has one, too, which its decoration tells. */
  readonly id: string | null;
}

/** What the page is to the mall's share data; null: it is shared as its shop. */
export function subjectOf({ name, query }: PageAddress): ShareSubject | null {
  if (name === 'goodDetail') return { type: 2, id: query.id ?? null };
  const type = pageOf(name).share;
  if (type === 1) return { type, id: query.id ?? null };
  // A page of all activities of a kind is about none of them.
  const activityId = query.id ?? query.activityId;
  return type === 3 && activityId ? { type, id: activityId } : null;
}

interface Sharer {
  readonly origin: string;
  /** The page this visit began with. */
  readonly firstUrl: string | null;
  /** Who brought the shopper here brings the next one, too. */
  readonly resellerId: string | null;
  readonly guiderId: string | null;
}

/** The page's one address, with the marks it is shared under. A page that is somebody's own is shared as the way to its shop. */
export function linkOf({ name, query }: PageAddress, shop: ShopContext, sharer: Sharer): string {
  const { isOpen, cacheBy } = pageOf(name);
  // What a link's secret opens is shared by its owner alone, who does so with words of their own.
  const isOwn = !isOpen || name === 'login' || name === 'friendPay';
  const named = isOwn ? {} : Object.fromEntries(cacheBy.map((key) => [key, query[key]]));
  const { resellerId, guiderId, origin } = sharer;
  const mid = midOf(sharer.firstUrl);
  return origin + shop.base + hrefOf(isOwn ? 'index' : name, { ...named, mid, resellerId, guiderId }, shop);
}

/** A host of many merchants was told which one is meant when the visit began, and whoever comes next has to tell it again. */
export const midOf = (firstUrl: string | null): string | null => new URLSearchParams(firstUrl?.split('?')[1]).get('mid');

/** A picture as others can fetch it; hosts take turns from share to share (spec 9). */
export const pictureUrl = (key: string, hosts: readonly string[], origin: string, turn: number): string =>
  `${hosts[turn % hosts.length] || origin}/img/${key}?w=360`;

/** Which address the messenger holds against the signature: on iOS the one the document was opened at, elsewhere the present one. */
export const signedUrlOf = (userAgent: string, href: string, origin: string, firstUrl: string | null): string =>
  (/iPhone|iPad|iPod/.test(userAgent) && firstUrl ? origin + firstUrl : href).split('#', 1)[0] ?? '';

/** The messenger's own browser; its mini-programs among them. */
export const isMessenger = (userAgent: string): boolean => /MicroMessenger/.test(userAgent);

function fileOf(name: PageName, id: string | undefined): string | null {
  if (name === 'index') return 'home';
  const folder = name === 'micropage' ? 'page' : name === 'goodDetail' ? 'item' : null;
  return folder && `${folder}/${id}`;
}

/** Where the page's poster is drawn; null for a page that has none. */
export function posterOf({ name, query }: PageAddress, { base, cid, isDefaultShop, lang }: ShopContext, mid: string | null): string | null {
  const file = fileOf(name, query.id);
  if (!file) return null;
  const result = { ...(base === '/cp' && { base }), ...(!isDefaultShop && { cid }), ...(mid && { mid }), lang };
  return `/poster/${file}.png?${new URLSearchParams(result)}`;
}
