import type { OutputOf } from '@qianpu/contract/types';

export type PointsSource = OutputOf<'member.points.list'>['list'][number]['source'];

/** Why points of a member change. */
export interface PointsCause {
  readonly memberId: string;
  readonly source: PointsSource;
  readonly refId: string;
  readonly note?: string;
  readonly staffId?: string;
}

export interface PointsBalance {
  readonly points: number;
  readonly debt: number;
}

export interface OwnPoints {
  readonly points: number;
  readonly debt: number;
  /** `endsAt` as PostgreSQL writes it. */
  readonly ends: readonly { readonly points: number; readonly endsAt: string }[];
}
