import type { OutputOf } from '@qianpu/contract/types';
import type { CategoryNode } from './category.types.ts';

/** What has nothing for sale leads nowhere: shoppers do not see it. */
const filled = (nodes: readonly CategoryNode[]) => nodes.filter(({ goodsCount }) => goodsCount > 0);

const viewCategory = ({ id, name, picture }: CategoryNode) => ({ id, name, picture });
const viewName = ({ id, name }: CategoryNode) => ({ id, name });
const viewLeaf = (node: CategoryNode) => ({ ...viewCategory(node), goodsCount: node.goodsCount });
const viewBranch = (node: CategoryNode) => ({ ...viewLeaf(node), children: filled(node.children).map(viewLeaf) });

export const viewLeaves = (nodes: readonly CategoryNode[]): OutputOf<'catalog.category.list'> => ({ list: filled(nodes).map(viewLeaf) });

export const viewTree = (nodes: readonly CategoryNode[]): OutputOf<'catalog.category.treeList'>['tree'] =>
  filled(nodes).map((node) => ({ ...viewLeaf(node), slogan: node.slogan, children: filled(node.children).map(viewBranch) }));

/** The last of a path, with where it stands and what stands below it. */
export const viewInfo = (above: readonly CategoryNode[], node: CategoryNode): OutputOf<'catalog.category.info'> => ({
  ...viewCategory(node),
  path: above.map(viewName),
  children: filled(node.children).map(viewCategory),
});
