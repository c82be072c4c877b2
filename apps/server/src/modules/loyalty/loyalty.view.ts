import type { GrowthSource, LevelCause } from './loyalty.types.ts';
import type { OwnPoints, PointsSource } from './points.types.ts';

export const viewChange = (row: { from_level: number; to_level: number; cause: string; at: Date }) => ({
  fromLevel: row.from_level,
  toLevel: row.to_level,
  cause: row.cause as LevelCause,
  at: row.at.getTime(),
});

export const viewEntry = (row: { id: string; source_kind: string; source_id: string; amount: string; at: Date }) => ({
  id: row.id,
  source: row.source_kind as GrowthSource,
  refId: row.source_id,
  amount: Number(row.amount),
  at: row.at.getTime(),
});

export const viewPointsEntry = (row: { id: string; source_kind: string; source_id: string; amount: string; debt: string; at: Date }) => ({
  id: row.id,
  source: row.source_kind as PointsSource,
  refId: row.source_id,
  amount: Number(row.amount),
  debt: Number(row.debt),
  at: row.at.getTime(),
});

export const viewPoints = ({ points, debt, ends }: OwnPoints) => ({
  points,
  debt,
  ends: ends.map((end) => ({ ...end, endsAt: Date.parse(end.endsAt) })),
});
