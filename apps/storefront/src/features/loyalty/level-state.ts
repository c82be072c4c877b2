import type { LevelTerms, OwnLevel } from './loyalty-queries.ts';

export interface LevelState {
  /** What the member is of; undefined where the merchant has no levels. */
  readonly current: LevelTerms | undefined;
  /** The one above, and how much growth is missing; undefined at the top, and while staff have set a level that growth has not reached. */
  readonly next: { readonly level: LevelTerms; readonly missing: number } | undefined;
  /** How far towards the next, from 0 to 1. */
  readonly part: number;
  /** Growth missing to be kept at the end of the year; undefined where nothing ends, or growth does not decide. */
  readonly missingToKeep: number | undefined;
}

/** What a member's page says of a level. */
export function levelState({ level, levels, levelUntil, growth, keptGrowth, next }: OwnLevel): LevelState {
  const current = levels.find((one) => one.level === level);
  // The next one is counted from what growth has earned: where it is not just above, staff have set the present one.
  const isEarned = next ? next.level === level + 1 : level === levels.at(-1)?.level;
  const above = next && next.level > level ? levels.find((one) => one.level === next.level) : undefined;
  return {
    current,
    next: next && above ? { level: above, missing: next.missing } : undefined,
    part: above ? Math.min(1, growth / above.growthFrom) : 1,
    missingToKeep: isEarned && current && levelUntil !== null ? Math.max(0, current.growthFrom - keptGrowth) : undefined,
  };
}
