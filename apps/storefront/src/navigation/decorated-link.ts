import type { Link } from '@qianpu/contract/types';
import type { Allowed } from '@qianpu/jumps/host-page';
import type { LinkShop, NavigationContext } from './navigation-context.ts';
import type { NavigationTarget } from './navigation-target.ts';
import { outsideUrl } from './outside.ts';
import type { LinkQuery, PageLikeName } from './resolve.ts';
import { hrefOf, resolve } from './resolve.ts';

type LinkOf<T extends Link['pageType']> = Extract<Link, { pageType: T }>;

interface Target {
  readonly name: PageLikeName;
  readonly query: LinkQuery;
}

/** A page beside the storefront (spec 2.2), which nobody has built yet: `useOpen` says so, as of any other. */
interface Centre {
  readonly path: string;
}

const systemPages: Readonly<Record<LinkOf<'systemPage'>['data']['name'], PageLikeName | Centre>> = {
  index: 'index',
  userCenter: 'userCenter',
  shoppingCart: 'shopping',
  commissionCenter: { path: '/cr/mine' },
  groupLeaderCenter: { path: '/cc/mine' },
  invitationGift: 'inviteGiftDetail',
  signInGift: 'signIn',
  memberSaving: 'memberSaving',
  giftCard: 'giftCard',
  goodsCategory: 'goodClass',
  allGoods: 'classGoodList',
  allClassify: 'goodClass',
  myOrder: 'orderList',
  wholesaleCenter: 'wholesaleCenter',
};

const campaigns: Readonly<Record<LinkOf<'marketCampaign'>['data']['activityType'], PageLikeName>> = {
  401: 'limitTimeDiscountActivityList',
  402: 'NyNjActivityDetail',
  403: 'activeGoodsList',
  405: 'getCoupon',
  406: 'getCoupon',
  407: 'discountPackageActivityDetail',
  506: 'limitTimeActivityList',
  507: 'manyPeopleTeamActivityList',
};

const pagesById = {
  microPage: 'micropage',
  microPageClassify: 'micropageClass',
  goodsGroup: 'classGoodList',
  goods: 'goodDetail',
} as const;

/** Where a tap on a decorated element leads, by its pageType (spec 2.3). */
export function targetOfLink(link: Link, at: NavigationContext): NavigationTarget {
  if (link.pageType === 'customLink') {
    const url = customUrl(link.data.customLink, at);
    return url ? { kind: 'outside', url } : { kind: 'refused', why: 'foreignLink' };
  }
  const target = targetOf(link);
  if ('path' in target) return /h5|pc/.test(at.env) ? { kind: 'refused', why: 'unsupported' } : { kind: 'route', path: target.path };
  if (target.name === 'orderList' && !at.isMember) return { kind: 'login', path: hrefOf(target.name, target.query, at) };
  return resolve(target.name, target.query, at);
}

/** The address in the markup, the same for everyone; a tap may lead elsewhere. While the server renders, nobody knows our origin. */
export function hrefOfLink(link: Link, shop: LinkShop & Pick<NavigationContext, 'linkHosts'>): string | undefined {
  if (link.pageType === 'customLink') return customUrl(link.data.customLink, { ...shop, origin: '' });
  const target = targetOf(link);
  return 'path' in target ? target.path : shop.base + hrefOf(target.name, target.query, shop);
}

function targetOf(link: Exclude<Link, LinkOf<'customLink'>>): Target | Centre {
  if (link.pageType === 'systemPage') {
    const page = systemPages[link.data.name];
    return typeof page === 'string' ? { name: page, query: {} } : page;
  }
  if (link.pageType === 'marketCampaign') {
    const { data } = link;
    return { name: campaigns[data.activityType], query: { id: 'couponId' in data ? data.couponId : data.activityId } };
  }
  return { name: pagesById[link.pageType], query: { id: link.data.id } };
}

/** "omo" in the host alone would let any host lead shoppers away that has these letters in its name: the merchant allows it too. */
function customUrl(address: string, allowed: Allowed): string | undefined {
  const url = outsideUrl(address, allowed);
  return url?.hostname.includes('omo') ? url.href : undefined;
}
