import type { OutputOf, ParsedOf } from '@qianpu/contract/types';

export type Level = ParsedOf<'member.level.save'>['levels'][number];
export type GrowthSource = OutputOf<'member.growth.list'>['list'][number]['source'];
export type LevelCause = OutputOf<'member.level.info'>['changes'][number]['cause'];

/** Where a member stands: what growth has earned, and what staff have set over it. */
export interface MemberLevel {
  readonly growth: number;
  readonly level: number;
  readonly keptFrom: Date | null;
  readonly keptUntil: Date | null;
  /** Growth of orders received before has gone with a level. */
  readonly countsFrom: Date | null;
  readonly setLevel: number | null;
  readonly setUntil: Date | null;
}

/** A change of level, and why. */
export interface LevelChange {
  readonly memberId: string;
  readonly fromLevel: number;
  readonly toLevel: number;
  readonly cause: LevelCause;
  readonly note?: string;
  readonly staffId?: string;
}
