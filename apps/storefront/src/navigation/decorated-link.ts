import type { Link } from '@qianpu/contract/types';
import type { Allowed } from '#platform/host-page';
import { outsideUrl } from './outside.ts';
import type { Place } from './place.ts';
import type { LinkQuery, PageLikeName } from './resolve.ts';
import { hrefOf, resolve } from './resolve.ts';
import type { LinkShop, Standing } from './standing.ts';

type LinkOf<T extends Link['pageType']> = Extract<Link, { pageType: T }>;

interface Target {
  readonly name: PageLikeName;
  readonly query: LinkQuery;
}

/** Pages beside the storefront (spec 2.2): one for those who belong there, one for those who may join. */
interface Centre {
  readonly isOpenTo: (at: Standing) => boolean;
  readonly mine: string;
  readonly joining: string;
}

const systemPages: Readonly<Record<LinkOf<'systemPage'>['data']['name'], PageLikeName | Centre>> = {
  index: 'index',
  userCenter: 'userCenter',
  shoppingCart: 'shopping',
  commissionCenter: { isOpenTo: (at) => at.isReseller, mine: '/cr/mine', joining: '/cr/register' },
  groupLeaderCenter: { isOpenTo: (at) => at.isLeader, mine: '/cc/mine', joining: '/cc/recruit' },
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
export function placeOfLink(link: Link, at: Standing): Place {
  if (link.pageType === 'customLink') {
    const url = customUrl(link.data.customLink, at);
    return url ? { kind: 'outside', url } : { kind: 'refused', why: 'foreignLink' };
  }
  const target = targetOf(link);
  if ('joining' in target) return placeOfCentre(target, at);
  if (target.name === 'orderList' && !at.isMember) return { kind: 'login', path: hrefOf(target.name, target.query, at) };
  return resolve(target.name, target.query, at);
}

/** The address in the markup, the same for everyone; a tap may lead elsewhere. While the server renders, nobody knows our origin. */
export function hrefOfLink(link: Link, shop: LinkShop & Pick<Standing, 'linkHosts'>): string | undefined {
  if (link.pageType === 'customLink') return customUrl(link.data.customLink, { ...shop, origin: '' });
  const target = targetOf(link);
  return 'joining' in target ? target.mine : shop.base + hrefOf(target.name, target.query, shop);
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

/** Nobody logs in for what is not offered here, so that is said first (spec 4, 5). */
function placeOfCentre({ isOpenTo, mine, joining }: Centre, at: Standing): Place {
  if (at.env === 'h5' || at.env === 'pc') return { kind: 'refused', why: 'unsupported' };
  if (!at.isMember) return { kind: 'login' };
  return { kind: 'outside', url: at.origin + (isOpenTo(at) ? mine : joining) };
}
