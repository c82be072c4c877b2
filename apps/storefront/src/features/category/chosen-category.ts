import type { Category, CategoryTree } from './category.types.ts';

const holds = (category: Category, id: string): boolean =>
  category.id === id || category.children.some((branch) => branch.id === id || branch.children.some((leaf) => leaf.id === id));

/** The category of the first level that an id of any level lies in. */
export const categoryOf = (tree: CategoryTree, id: string | undefined): Category | undefined =>
  id === undefined ? undefined : tree.find((category) => holds(category, id));

/** The one to show: of an id that names none, the first. */
export const chosenIn = (tree: CategoryTree, id: string | undefined): Category | undefined => categoryOf(tree, id) ?? tree[0];
