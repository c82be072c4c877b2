import type { Level, MemberLevel } from './loyalty.types.ts';

const DAY_MS = 86_400_000;
/** For how long a level is kept once it is reached. */
const KEPT_MS = 365 * DAY_MS;

export const NOBODY: MemberLevel = {
  ...{ growth: 0, level: 0, keptFrom: null, keptUntil: null },
  ...{ countsFrom: null, setLevel: null, setUntil: null },
};

/** What a member is of: staff's word wins while it lasts. */
export const levelOf = ({ level, setLevel, setUntil }: MemberLevel, now: Date): number =>
  setLevel !== null && setUntil !== null && setUntil > now ? setLevel : level;

/** Until when at least. */
export const levelUntil = ({ keptUntil, setUntil }: MemberLevel, now: Date): Date | null =>
  setUntil !== null && setUntil > now ? setUntil : keptUntil;

export const keptUntil = (from: Date): Date => new Date(from.getTime() + KEPT_MS);

/**
 * The end of a level's 365 days: what was earned in them decides. Enough: as long again from then. Else one level down, and growth is what
 * these days have earned: what is older has bought the year that is over.
 */
export function judge(
  { level, keptUntil: end }: Pick<MemberLevel, 'level'> & { readonly keptUntil: Date },
  earned: number,
  levels: readonly Level[],
) {
  const needed = levels.find((one) => one.level === level)?.growthFrom ?? 0;
  const isKept = earned >= needed;
  const next = isKept ? level : level - 1;
  return { isKept, level: next, keptFrom: next === 0 ? null : end };
}

/** Fields that stand against writing these levels; `before`: how many there are. */
export function unfitLevels(levels: readonly Level[], before: number): string[] {
  const faults = levels.flatMap(({ level, growthFrom }, at) => {
    const below = levels[at - 1];
    if (level !== at) return [`levels.${at}.level`];
    return (below ? growthFrom > below.growthFrom : growthFrom === 0) ? [] : [`levels.${at}.growthFrom`];
  });
  return levels.length < before ? [...faults, 'levels'] : faults;
}
