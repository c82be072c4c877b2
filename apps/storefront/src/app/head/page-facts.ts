import type { ShopContext } from '@qianpu/contract/shop-context';
import type { CachedRead } from '#api/read-query';
import type { DecoratedName } from '#features/decoration';
import { decoratedPage } from '#features/decoration';
import { category, product } from '#features/item';
import { pageClass } from '#features/page-class';
import { reviewSummary } from '#features/review';
import type { Messages } from '#i18n/messages';
import { pageTitles } from '#i18n/titles';
import type { PageAddress, PageQuery } from '#navigation/address';
import type { PageName } from '#navigation/pages';
import { firstPage } from '../../pages/class-good-list/class-goods-page.tsx';
import type { LinkedData } from './linked-data.ts';
import { linkGoods, linkProduct, linkStore, linkWay, yuan } from './linked-data.ts';
import type { Site } from './site.ts';

/** What messengers and search engines are told of a page beyond its title. */
export interface HeadFacts {
  /** Better than the route's title where the page is shown among others. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly picture?: string | null | undefined;
  readonly priceYuan?: string;
  readonly linked?: readonly LinkedData[];
  /** Shows nothing anybody would search for. */
  readonly isEmpty?: boolean;
}

interface Ground {
  readonly shop: ShopContext;
  readonly site: Site;
  readonly messages: Messages;
  readonly cached: CachedRead;
}

type Tell = (query: PageQuery, ground: Ground) => HeadFacts;

const tellHome: Tell = (_query, ground) => ({
  ...tellDecorated({ name: 'index' }, ground),
  linked: [linkStore(ground.shop, ground.site)],
});

const tellMicroPage: Tell = ({ id = '' }, ground) => tellDecorated({ id }, ground);

/** A decorated page says itself what it is shared with. */
function tellDecorated(wanted: DecoratedName, { shop, cached }: Ground): HeadFacts {
  const share = cached(decoratedPage(shop.cid, wanted))?.share;
  return { title: share?.title, description: share?.describe, picture: share?.picture };
}

const tellPageClass: Tell = ({ id = '' }, { shop, cached }) => {
  const pages = cached(pageClass(shop.cid, id))?.pages;
  return { isEmpty: pages?.length === 0, description: namesOf(pages ?? []), picture: pages?.[0]?.picture };
};

const tellItem: Tell = ({ id = '' }, ground) => {
  const { shop, site, cached } = ground;
  const item = cached(product(shop.cid, id));
  if (!item) return {};
  const url = site.addressOf('goodDetail', { id });
  return {
    title: item.title,
    description: [item.title, item.sellingPoint].filter(Boolean).join(' · '),
    picture: item.pictures[0],
    priceYuan: yuan(item.priceFen),
    linked: [
      linkProduct(item, cached(reviewSummary(id)), url, shop, site),
      wayTo(ground, ...stepsOf(item.categoryPath, site), [item.title, url]),
    ],
  };
};

const tellGoods: Tell = (query, ground) => {
  const { id } = query;
  const { shop, site, cached } = ground;
  const list = cached(firstPage(query, shop.cid))?.list;
  if (!list?.length) return { isEmpty: list !== undefined };
  const found = id && cached(category(shop.cid, id));
  return {
    title: found ? found.name : undefined,
    description: namesOf(list),
    picture: list[0]?.picture,
    linked: [linkGoods(list, site), ...(found ? [wayTo(ground, ...stepsOf([...found.path, found], site))] : [])],
  };
};

const namesOf = (things: readonly { readonly title: string }[]): string =>
  things
    .slice(0, 5)
    .map(({ title }) => title)
    .join(' · ');

const stepsOf = (categories: readonly { readonly id: string; readonly name: string }[], site: Site) =>
  categories.map(({ id, name }) => [name, site.addressOf('classGoodList', { id })] as const);

/** Everything for sale stands under all goods. */
const wayTo = ({ site, messages }: Ground, ...steps: readonly (readonly [name: string, url: string])[]) => {
  const { home, allGoods } = pageTitles[messages.lang];
  return linkWay([[home, site.addressOf('index', {})], [allGoods, site.addressOf('classGoodList', {})], ...steps]);
};

/** The pages search engines may keep; all others are somebody's own, or a way to them. */
const tellings: Readonly<Partial<Record<PageName, Tell>>> = {
  index: tellHome,
  goodDetail: tellItem,
  // each category is told of by the list of its goods
  goodClass: ({ id }) => ({ isEmpty: id !== undefined }),
  classGoodList: tellGoods,
  micropage: tellMicroPage,
  micropageClass: tellPageClass,
  instLoadPage: () => ({}),
  agree: () => ({}),
  policy: () => ({}),
};

/** For the server alone: a phone never asks, so pages' own files do not carry it. Null: not for search engines. */
export const factsOf = ({ name, query }: PageAddress, ground: Ground): HeadFacts | null => tellings[name]?.(query, ground) ?? null;
