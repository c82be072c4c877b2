import type { OutputOf } from '#api/calls';

export type Category = OutputOf<'catalog.category.tree'>['list'][number];

export interface CategoryRow extends Category {
  /** 1 to 3. */
  readonly level: number;
  /** Those beside it, itself included, in their order. */
  readonly siblings: readonly string[];
  readonly children?: readonly CategoryRow[];
}

const inOrder = (a: Category, b: Category) => a.position - b.position || (BigInt(a.id) < BigInt(b.id) ? -1 : 1);

/** The flat list as rows with rows below them. What hangs below one that is not in the list stands at the top. */
export function treeOf(list: readonly Category[]): CategoryRow[] {
  const ids = new Set(list.map(({ id }) => id));
  const below = (parentId: string | null, level: number): CategoryRow[] => {
    const found = list.filter((one) => (one.parentId !== null && ids.has(one.parentId) ? one.parentId : null) === parentId).sort(inOrder);
    const siblings = found.map(({ id }) => id);
    return found.map((one) => {
      const children = below(one.id, level + 1);
      return { ...one, level, siblings, ...(children.length > 0 && { children }) };
    });
  };
  return below(null, 1);
}

/** The siblings with one of them a place up (-1) or down (1); null where it stands at that end already. */
export function moved(siblings: readonly string[], id: string, by: -1 | 1): string[] | null {
  const at = siblings.indexOf(id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= siblings.length) return null;
  const next = [...siblings];
  next.splice(to, 0, ...next.splice(at, 1));
  return next;
}

/** Every row in the order it is shown. */
export const flat = (rows: readonly CategoryRow[]): CategoryRow[] => rows.flatMap((row) => [row, ...flat(row.children ?? [])]);
