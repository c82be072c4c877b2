import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import type { Ctx } from '#platform/ctx';
import { viewCard } from '../catalog.view.ts';
import { listCards } from '../goods-list.repo.ts';
import { correct, slipsOfAll, stretchesOf } from './correct-words.rules.ts';
import { countSearch } from './count-searches.ts';
import { goodsSearch } from './goods-search.ts';
import type { Found, Narrowing, SearchQuery, SearchWish } from './goods-search.types.ts';
import { marksOf } from './marks.rules.ts';
import { readQuery } from './search-query.rules.ts';
import { listHotWords } from './show-hot-words.ts';

type Answer = OutputOf<'catalog.search.goods'>;

const MOST_RELATED = 8;

/** Goods by words and filters, and what could be looked for instead. */
export async function searchGoods(ctx: Ctx, { words, exact = false, ...wish }: ParsedOf<'catalog.search.goods'>): Promise<Answer> {
  const query = words === undefined ? null : readQuery(words);
  if (words !== undefined && !query) return nothing(ctx, wish, []);
  const { found, sought, corrected } = query ? await findWords(ctx, wish, query, words ?? '', exact) : await findAll(ctx, wish);
  const isFirst = wish.pageNum === 1;
  if (isFirst && found.total === 0 && !isNarrowed(wish)) return nothing(ctx, wish, query?.words ?? []);
  const ids = found.ids.slice(0, wish.pageSize);
  const [cards, narrowing] = await Promise.all([listCards(ctx, { ...wish, ids }), isFirst ? goodsSearch.narrow(ctx, wish, sought) : null]);
  const [first] = ids;
  if (sought && first && isFirst && wish.sortType === 'default' && !isNarrowed(wish)) countSearch(ctx, wish.cid, sought, first);
  return {
    list: cards.map(viewCard).map((card) => ({ ...card, marks: sought ? marksOf(card.title, sought.words) : [] })),
    pageNum: wish.pageNum,
    hasMore: found.ids.length > wish.pageSize,
    total: found.total,
    corrected,
    facets: narrowing && facetsOf(narrowing),
    related: narrowing && sought ? narrowerWords(narrowing, sought) : [],
  };
}

interface Attempt {
  readonly found: Found;
  /** What was looked for in the end. */
  readonly sought: SearchQuery | null;
  readonly corrected: string | null;
}

const findAll = async (ctx: Ctx, wish: SearchWish): Promise<Attempt> => ({
  found: await goodsSearch.find(ctx, wish, null),
  sought: null,
  corrected: null,
});

/** As it was typed; then wherever its characters stand side by side; then as it may have been meant. */
async function findWords(ctx: Ctx, wish: SearchWish, query: SearchQuery, typed: string, exact: boolean): Promise<Attempt> {
  const found = await goodsSearch.find(ctx, wish, query);
  if (found.total > 0) return { found, sought: query, corrected: null };
  const loose: SearchQuery = { ...query, by: 'characters' };
  const looselyFound = await goodsSearch.find(ctx, wish, loose);
  if (looselyFound.total > 0) return { found: looselyFound, sought: loose, corrected: null };
  const meant = exact ? null : await findMeant(ctx, wish, typed);
  return meant ?? { found, sought: query, corrected: null };
}

async function findMeant(ctx: Ctx, wish: SearchWish, typed: string): Promise<Attempt | null> {
  const stretches = stretchesOf(typed);
  const corrected = correct(stretches, await goodsSearch.findSimilar(ctx, wish.cid, slipsOfAll(stretches)));
  const sought = corrected === null ? null : readQuery(corrected);
  if (!sought) return null;
  const found = await goodsSearch.find(ctx, wish, sought);
  return found.total > 0 ? { found, sought, corrected } : null;
}

/** Nothing fits all of it: some of the words may by themselves, or what others look for. */
async function nothing(ctx: Ctx, { cid, pageNum }: SearchWish, words: readonly string[]): Promise<Answer> {
  const [known, hot] = await Promise.all([
    goodsSearch.findSimilar(ctx, cid, { words, lacking: [], sounds: [], initials: [] }),
    listHotWords(ctx, cid),
  ]);
  const related = new Set([...known.map(({ word }) => word), ...hot.map(({ text }) => text)]);
  return { list: [], pageNum, hasMore: false, total: 0, corrected: null, facets: null, related: [...related].slice(0, MOST_RELATED) };
}

const isNarrowed = ({ categoryId, brandIds, tags, priceFrom, priceTo, inStock }: SearchWish): boolean =>
  [categoryId, brandIds, tags, priceFrom, priceTo].some((filter) => filter !== undefined) || inStock === true;

const facetsOf = ({ categories, brands, tags, price }: Narrowing): Answer['facets'] => ({
  categories: [...categories],
  brands: [...brands],
  tags: [...tags],
  price: price && { ...price, counts: [...price.counts] },
});

/** Words that go with what was looked for: together they find less. */
const narrowerWords = ({ words }: Narrowing, { typed, words: sought }: SearchQuery): string[] =>
  words.filter((word) => !typed.includes(word) && !sought.some((one) => word.includes(one))).slice(0, MOST_RELATED);
