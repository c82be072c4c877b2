import type { InputOf, OutputOf } from '#api/calls';

export type Level = InputOf<'member.level.save'>['levels'][number];
export type StoredLevels = OutputOf<'member.level.list'>;

/** A level as it is typed: its number is its place. */
export interface LevelDraft extends Omit<Level, 'level' | 'growthFrom'> {
  /** Null: nothing typed. */
  readonly growthFrom: number | null;
}

export interface LevelsDraft {
  readonly levels: readonly LevelDraft[];
}

export const MOST_LEVELS = 11;

export const draftOf = (levels: readonly Level[]): LevelsDraft => ({ levels: levels.map(({ level: _level, ...rest }) => rest) });

/** What is sent: a growth nobody typed is refused at its field by the schema. */
export const levelsOf = ({ levels }: LevelsDraft): Level[] =>
  levels.map((draft, level) => ({ ...draft, level, growthFrom: level === 0 ? 0 : (draft.growthFrom as number) }));

/** A step above the last: twice its growth, and all it is worth. */
export function nextDraft(levels: readonly LevelDraft[]): LevelDraft {
  const last = levels.at(-1) ?? firstDraft('');
  return { ...last, name: '', growthFrom: Math.max(100, 2 * (last.growthFrom ?? 0)) };
}

const firstDraft = (name: string): LevelDraft => ({
  ...{ name, growthFrom: 0, colourFrom: '#eef1f5', colourTo: '#c9d2dd' },
  ...{ percent: 100, freeFreight: 0, pointsTenths: 10, signInTenths: 10, birthdayPoints: 0 },
});

/** Five levels to begin with, as many merchants have them. */
export function starterDraft(names: readonly string[]): LevelsDraft {
  const steps: readonly Partial<LevelDraft>[] = [
    {},
    { ...{ growthFrom: 500, colourFrom: '#e6e9ee', colourTo: '#a9b4c2' }, ...{ percent: 98, pointsTenths: 11 } },
    { ...{ growthFrom: 2_000, colourFrom: '#f7e7bf', colourTo: '#d9a441' }, ...{ percent: 95, freeFreight: 1, pointsTenths: 12 } },
    { ...{ growthFrom: 8_000, colourFrom: '#dfe9ea', colourTo: '#7fa3a8' }, ...{ percent: 92, freeFreight: 3, pointsTenths: 15 } },
    { ...{ growthFrom: 30_000, colourFrom: '#4a4038', colourTo: '#1f1a16' }, ...{ percent: 88, freeFreight: null, pointsTenths: 20 } },
  ];
  return { levels: steps.map((step, at) => ({ ...firstDraft(names[at] ?? ''), ...step })) };
}

/** Numbers of levels that differ: a colleague has written them, added ones too. */
export function changedLevels(before: readonly Level[], now: readonly Level[]): number[] {
  const textOf = (level: Level | undefined) => JSON.stringify(level && Object.entries(level).sort());
  return now.flatMap((level, at) => (textOf(level) === textOf(before[at]) ? [] : [at]));
}
