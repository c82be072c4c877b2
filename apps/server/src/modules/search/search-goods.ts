import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { viewCard } from '#modules/catalog';
import { findSources } from '#modules/shop';
import type { Ctx } from '#platform/ctx';
import { isLatin } from '../../platform/words/plain-text.rules.ts';
import { correct, slipsOfAll, stretchesOf } from './correct-words.rules.ts';
import { countSearch } from './count-searches.ts';
import { goodsSearch } from './goods-search.ts';
import type { Found, Narrowing, SearchFilter, SearchQuery } from './goods-search.types.ts';
import { marksOf } from './marks.rules.ts';
import { readQuery } from './search-query.rules.ts';
import { listHotWords } from './show-hot-words.ts';

type Answer = OutputOf<'catalog.search.goods'>;

const MOST_RELATED = 8;
/** Words typed by their sound that are looked up: nobody types more. */
const MOST_SOUNDS = 5;

/** Goods by words and filters, and what could be looked for instead. */
export async function searchGoods(ctx: Ctx, { words, exact = false, ...requested }: ParsedOf<'catalog.search.goods'>): Promise<Answer> {
  const input = await withWrittenTags(ctx, requested);
  const query = words === undefined ? null : readQuery(words);
  if (words !== undefined && !query) return nothing(ctx, input, []);
  const isFirst = input.pageNum === 1;
  const [{ found, narrowing, sought, corrected }, understood] = await Promise.all([
    query ? findWords(ctx, input, query, words ?? '', exact) : attempt(ctx, input, null),
    query && isFirst ? understand(ctx, input.cid, words ?? '', query) : null,
  ]);
  if (isFirst && found.total === 0 && !isNarrowed(input)) return nothing(ctx, input, query?.words ?? []);
  const cards = found.cards.slice(0, input.pageSize);
  const [first] = cards;
  if (sought && first && isFirst && input.sortType === 'default' && !isNarrowed(input)) countSearch(ctx, input.cid, sought, first.id);
  return {
    list: cards.map(viewCard).map((card) => ({ ...card, marks: sought ? marksOf(card.title, sought.words) : [] })),
    pageNum: input.pageNum,
    hasMore: found.cards.length > input.pageSize,
    total: found.total,
    corrected,
    facets: narrowing && facetsOf(narrowing),
    understood,
    related: [],
  };
}

/** Tags are named as the reader reads them. */
async function withWrittenTags(ctx: Ctx, input: SearchFilter): Promise<SearchFilter> {
  if (!input.tags || ctx.lang === 'zh-CN') return input;
  return { ...input, tags: [...input.tags, ...(await findSources(ctx, input.tags))] };
}

interface Attempt {
  readonly found: Found;
  /** Of the first page alone. */
  readonly narrowing: Narrowing | null;
  /** What was looked for in the end. */
  readonly sought: SearchQuery | null;
  readonly corrected: string | null;
}

/** The page and what could narrow it at the same time: most find something, so one journey is enough for most. */
async function attempt(ctx: Ctx, input: SearchFilter, sought: SearchQuery | null, corrected: string | null = null): Promise<Attempt> {
  const [found, narrowing] = await Promise.all([
    goodsSearch.find(ctx, input, sought),
    input.pageNum === 1 ? goodsSearch.narrow(ctx, input, sought) : null,
  ]);
  return { found, narrowing, sought, corrected };
}

/** As it was typed; then wherever its characters stand side by side; then as it may have been meant. */
async function findWords(ctx: Ctx, input: SearchFilter, query: SearchQuery, typed: string, exact: boolean): Promise<Attempt> {
  const asTyped = await attempt(ctx, input, query);
  if (asTyped.found.total > 0) return asTyped;
  const loose = await attempt(ctx, input, { ...query, by: 'characters' });
  if (loose.found.total > 0) return loose;
  return (exact ? null : await findMeant(ctx, input, typed)) ?? asTyped;
}

async function findMeant(ctx: Ctx, input: SearchFilter, typed: string): Promise<Attempt | null> {
  const stretches = stretchesOf(typed);
  const corrected = correct(stretches, await goodsSearch.findSimilar(ctx, input.cid, slipsOfAll(stretches)));
  const sought = corrected === null ? null : readQuery(corrected);
  if (!sought) return null;
  const meant = await attempt(ctx, input, sought, corrected);
  return meant.found.total > 0 ? meant : null;
}

/** What was typed by its sound or its initials, as the shop's goods write it; null where nothing was. */
async function understand(ctx: Ctx, cid: string, typed: string, { words }: SearchQuery): Promise<string | null> {
  const sounds = words.filter(isLatin).slice(0, MOST_SOUNDS);
  if (sounds.length === 0) return null;
  return correct(stretchesOf(typed), await goodsSearch.findSimilar(ctx, cid, { words: sounds, lacking: [], sounds, initials: sounds }));
}

/** Nothing fits all of it: some of the words may by themselves, or what others look for. */
async function nothing(ctx: Ctx, { cid, pageNum }: SearchFilter, words: readonly string[]): Promise<Answer> {
  const [known, hot] = await Promise.all([
    goodsSearch.findSimilar(ctx, cid, { words, lacking: [], sounds: [], initials: [] }),
    listHotWords(ctx, cid),
  ]);
  const related = new Set([...known.map(({ word }) => word), ...hot.map(({ text }) => text)]);
  const none = { list: [], pageNum, hasMore: false, total: 0, corrected: null, understood: null, facets: null };
  return { ...none, related: [...related].slice(0, MOST_RELATED) };
}

const isNarrowed = ({ categoryId, brandIds, tags, priceFrom, priceTo, inStock }: SearchFilter): boolean =>
  [categoryId, brandIds, tags, priceFrom, priceTo].some((filter) => filter !== undefined) || inStock === true;

const facetsOf = ({ categories, brands, tags, price }: Narrowing): Answer['facets'] => ({
  categories: [...categories],
  brands: [...brands],
  tags: [...tags],
  price: price && { ...price, counts: [...price.counts] },
});
