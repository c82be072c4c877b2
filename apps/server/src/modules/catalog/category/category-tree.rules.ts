import type { CategoryNode, CategoryRow } from './category.types.ts';

/** The tree the rows describe, in their order. A row whose parent is not among them is left out with what stands below it. */
export function growTree(rows: readonly CategoryRow[]): CategoryNode[] {
  const rowsBelow = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const below = (parentId: string | null): CategoryNode[] =>
    (rowsBelow.get(parentId) ?? []).map(({ id, name, picture, slogan, goods_count }) => {
      const children = below(id);
      const goodsCount = children.reduce((sum, child) => sum + child.goodsCount, goods_count);
      return { id, name, picture, slogan, goodsCount, children };
    });
  return below(null);
}

/** From the widest category to the one wanted; empty where there is none such. */
export function pathTo(nodes: readonly CategoryNode[], id: string): CategoryNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const further = pathTo(node.children, id);
    if (further.length > 0) return [node, ...further];
  }
  return [];
}
