import type { OutputOf } from '@qianpu/contract/types';

export type CategoryTree = OutputOf<'catalog.category.treeList'>['tree'];
/** Of the first level. */
export type Category = CategoryTree[number];
/** Of the second level. */
export type Subcategory = Category['children'][number];
/** What a category of any level shows of itself. */
export type CategoryTile = Pick<Subcategory, 'id' | 'name' | 'picture'>;
