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
