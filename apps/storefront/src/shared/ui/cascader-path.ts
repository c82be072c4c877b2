/** One choice of a tree; without branches it ends a path. */
export interface Branch {
  readonly value: string;
  readonly name: string;
  /** Shown, but not to be had. */
  readonly isOff?: boolean;
  readonly branches?: readonly Branch[];
}

/** The values from the root on. */
export type BranchPath = readonly string[];

/** The branches a path names, as far as the tree has them. */
export function branchesAlong(tree: readonly Branch[], path: BranchPath): readonly Branch[] {
  const [value, ...rest] = path;
  const branch = tree.find((one) => one.value === value);
  return branch ? [branch, ...branchesAlong(branch.branches ?? [], rest)] : [];
}

/** What is to choose from at a level, 0 being the root, once the levels above it are chosen. */
export function choicesAt(tree: readonly Branch[], path: BranchPath, level: number): readonly Branch[] {
  return level === 0 ? tree : (branchesAlong(tree, path.slice(0, level)).at(level - 1)?.branches ?? []);
}

/** The level at which a path is to be continued, or its last where it is complete. */
export function openLevel(tree: readonly Branch[], path: BranchPath): number {
  const chosen = branchesAlong(tree, path);
  return chosen.at(-1)?.branches || chosen.length === 0 ? chosen.length : chosen.length - 1;
}

/** Where a key leads among the choices of a level; null for keys that mean nothing there. */
export function choiceByKey(place: number, key: string, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return Math.max(place - 1, 0);
    case 'ArrowDown':
      return Math.min(place + 1, count - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
