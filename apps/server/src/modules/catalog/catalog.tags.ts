import type { ParsedOf } from '@qianpu/contract/types';
import { tags, tagsOfGoods } from '#events/tags';
import type { CacheableReads } from '#platform/module.types';

/** Of the goods a list is cut from: whatever joins, leaves or moves in it names these. */
function cutFrom({ cid, ids, groupId, categoryId }: ParsedOf<'catalog.product.pageList'>): string[] {
  if (ids) return ids.map(tags.goods);
  if (groupId) return [tags.group(groupId)];
  return categoryId ? [tags.categories, tags.shelfOf(cid, categoryId)] : [tags.shelf(cid)];
}

/** What the catalogue's answers use. Sales, ranks, reviews, views and stock change with every order and name nothing: answers age instead. */
export const catalogReads = {
  'catalog.product.pageList': (input, page) => [...cutFrom(input), ...tagsOfGoods(page?.list)],
  'catalog.product.info': ({ id }) => [tags.goods(id), tags.categories, tags.promises],
  'catalog.category.info': ({ cid, id }) => [tags.categories, tags.shelfOf(cid, id)],
  'catalog.category.list': ({ cid, parentId }) => [tags.categories, parentId ? tags.shelfOf(cid, parentId) : tags.shelf(cid)],
  'catalog.category.treeList': ({ cid }) => [tags.categories, tags.shelf(cid)],
} as const satisfies CacheableReads;
