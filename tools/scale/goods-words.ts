import { type SearchDocument, writeDocument } from '../../apps/server/src/modules/search-index/search-document.rules.ts';
import { branchOf, brandOf, categoryOf, topOf } from './scale-ids.ts';

export const TAG = '包邮';
export const sellingPointOf = (title: string): string => title.slice(0, 8);
export const topNameOf = (t: number): string => `大类 ${t + 1}`;
export const branchNameOf = (b: number): string => `中类 ${b + 1}`;
export const categoryNameOf = (c: number): string => `分类 ${c + 1}`;
export const brandNameOf = (b: number): string => `品牌 ${b + 1}`;

/** What goods g is found by, as the module itself would have written it. */
export function documentOf(title: string, g: number): SearchDocument {
  const c = categoryOf(g);
  const b = branchOf(c);
  return writeDocument({
    title,
    otherTitles: [],
    sellingPoint: sellingPointOf(title),
    brand: brandNameOf(brandOf(g)),
    categories: [topNameOf(topOf(b)), branchNameOf(b), categoryNameOf(c)],
    keywords: [],
    tags: [TAG],
  });
}
