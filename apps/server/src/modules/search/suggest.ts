import type { OutputOf } from '@qianpu/contract/types';
import { listCards, viewCard } from '#modules/catalog';
import type { Ctx } from '#platform/ctx';
import { squeezed } from '../../platform/words/plain-text.rules.ts';
import { goodsSearch } from './goods-search.ts';
import { readQuery } from './search-query.rules.ts';
import { findSearchedCategories } from './searched-category.repo.ts';
import { categoriesOf, suggestionsFor, surelyMeant } from './suggest.rules.ts';

type Answer = OutputOf<'catalog.search.suggest'>;

const MOST_CATEGORIES = 2;

/** What somebody may be about to look for. */
export async function suggest(ctx: Ctx, cid: string, typed: string): Promise<Answer> {
  const beginning = squeezed(typed);
  if (!beginning) return { goods: null, words: [], categories: [] };
  const completed = await goodsSearch.complete(ctx, cid, beginning);
  // Whole words come first; what begins no word may still be several.
  const word = completed[0]?.word ?? beginning;
  const query = readQuery(word);
  const likely = query ? await goodsSearch.findLikely(ctx, cid, query) : [];
  if (likely.length === 0) return { goods: null, words: [], categories: [] };
  const meant = surelyMeant(likely, word);
  const [cards, categories] = await Promise.all([
    meant ? listCards(ctx, { cid, ids: [meant.id], sortType: 'default', pageNum: 1, pageSize: 1 }) : [],
    findSearchedCategories(ctx, cid, categoriesOf(likely, MOST_CATEGORIES)),
  ]);
  return { goods: cards.map(viewCard)[0] ?? null, words: suggestionsFor(beginning, word, completed, likely), categories };
}
