import type { SavingSummary } from './saving-queries.ts';

type SavedBy = SavingSummary['kinds'][number];

export interface KindShare {
  /** Null: all that have no colour of their own. */
  readonly kind: SavedBy['kind'] | null;
  readonly savedFen: number;
}

/** Parts the bar has colours for. */
const MOST_PARTS = 5;

/** What the bar shows, largest first: of more kinds than there are colours the small ones are one part. */
export function kindShares(kinds: readonly SavedBy[]): readonly KindShare[] {
  if (kinds.length <= MOST_PARTS) return kinds;
  const rest = kinds.slice(MOST_PARTS - 1);
  return [...kinds.slice(0, MOST_PARTS - 1), { kind: null, savedFen: rest.reduce((sum, { savedFen }) => sum + savedFen, 0) }];
}
