import type { OutputOf } from '@qianpu/contract/types';
import { listCards, listShopCategories } from '#modules/catalog';
import type { Ctx } from '#platform/ctx';
import { findHotWords } from './hot-words.repo.ts';
import { listBoughtAgain, listSearchedGoods, listSearchedWords, type RankedGoods } from './searched.repo.ts';

type Answer = OutputOf<'catalog.search.hotWords'>;

const MOST_WORDS = 20;
/** As many as wear the badge of what everybody looks for. */
const HOTTEST = 3;
const PLACEHOLDERS = 3;
const RANKED = 10;

export async function showHotWords(ctx: Ctx, cid: string): Promise<Answer> {
  const [words, chosen, mostSearched, boughtAgain] = await Promise.all([
    listHotWords(ctx, cid),
    findHotWords(ctx, cid),
    listSearchedGoods(ctx, cid, RANKED),
    listBoughtAgain(ctx, cid, RANKED),
  ]);
  const placeholders = chosen?.placeholders ?? [];
  return {
    placeholders: placeholders.length > 0 ? placeholders : words.slice(0, PLACEHOLDERS).map(({ text }) => text),
    words,
    rankings: await Promise.all([viewRanking(ctx, cid, 'searched', mostSearched), viewRanking(ctx, cid, 'boughtAgain', boughtAgain)]),
  };
}

/** What the shop's staff chose, then what is searched for most; where nobody has searched yet, what the shop has most of. */
export async function listHotWords(ctx: Ctx, cid: string): Promise<Answer['words']> {
  const [chosen, searched] = await Promise.all([findHotWords(ctx, cid), listSearchedWords(ctx, cid, MOST_WORDS)]);
  const hot = searched.map((text, at) => ({ text, badge: at < HOTTEST ? ('hot' as const) : null }));
  const known = [...(chosen?.words ?? []), ...hot];
  const words: Answer['words'] = known.length > 0 ? known : (await fullestCategories(ctx, cid)).map((text) => ({ text, badge: null }));
  return words.filter(({ text }, at) => words.findIndex((one) => one.text === text) === at).slice(0, MOST_WORDS);
}

const fullestCategories = async (ctx: Ctx, cid: string): Promise<string[]> =>
  (await listShopCategories(ctx, cid))
    .filter(({ goods_count }) => goods_count > 0)
    .toSorted((a, b) => b.goods_count - a.goods_count)
    .map(({ name }) => name);

type Ranking = Answer['rankings'][number];

/** Without what has left the shelf. */
async function viewRanking(ctx: Ctx, cid: string, kind: Ranking['kind'], ranked: readonly RankedGoods[]): Promise<Ranking> {
  const ids = ranked.map(({ goods_id }) => goods_id);
  const figures = new Map(ranked.map(({ goods_id, figure }) => [goods_id, figure]));
  const cards = ids.length > 0 ? await listCards(ctx, { cid, ids, sortType: 'default', pageNum: 1, pageSize: RANKED }) : [];
  return { kind, list: cards.map(({ id, title, cover }) => ({ id, title, picture: cover, figure: figures.get(id) ?? 0 })) };
}
