/** Three levels: 水果 › 浆果 › 草莓. */
const DEEPEST = 3;

interface CategoryState {
  readonly id: string;
  readonly cid: string | null;
  readonly level: number;
  readonly has_children: boolean;
}

interface Move {
  /** As it stands now; nothing when it is new. */
  readonly own?: CategoryState | undefined;
  /** Undefined: named and not there. Null: none is named. */
  readonly parent: CategoryState | null | undefined;
  readonly cid: string | null;
}

/** The level a category comes to stand on, or undefined where it cannot stand. */
export function levelOf({ own, parent, cid }: Move): number | undefined {
  if (parent === undefined || (parent && !isBelow(parent, cid))) return undefined;
  const level = (parent?.level ?? 0) + 1;
  if (level > DEEPEST) return undefined;
  if (!own) return level;
  // What stands below would stand on other levels too.
  const isTorn = own.has_children && own.level !== level;
  return isTorn || parent?.id === own.id ? undefined : level;
}

/** One shop's categories may stand below those of all shops, and never the other way round. */
const isBelow = (parent: CategoryState, cid: string | null) => parent.cid === null || parent.cid === cid;
