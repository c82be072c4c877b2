import type { ParsedOf } from '@qianpu/contract/types';
import { tags, tagsOfGoods } from '#events/tags';
import type { CacheableReads } from '#platform/module.types';

/** With words, any goods of the shop may be found; filters and what they offer follow the shelf. */
function searched({ cid, words, categoryId }: ParsedOf<'catalog.search.goods'>): string[] {
  const offered = [tags.categories, tags.brands];
  if (words !== undefined) return [...offered, tags.words, tags.hotWords, tags.shelf(cid)];
  return [...offered, categoryId ? tags.shelfOf(cid, categoryId) : tags.shelf(cid)];
}

export const searchReads = {
  'catalog.search.hotWords': (_shop, shown) => [
    tags.hotWords,
    tags.categories,
    ...(shown?.rankings ?? []).flatMap(({ list }) => tagsOfGoods(list)),
  ],
  'catalog.search.suggest': (_typed, meant) => [tags.words, tags.categories, ...(meant?.goods ? tagsOfGoods([meant.goods]) : [])],
  'catalog.search.goods': (input, page) => [...searched(input), ...tagsOfGoods(page?.list)],
} as const satisfies CacheableReads;
