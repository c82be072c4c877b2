import type { OutputOf } from '@qianpu/contract/types';

export type SavedBy = OutputOf<'trade.saving.summary'>['kinds'][number];

export interface SavedRow {
  readonly year: number;
  readonly month: number;
  readonly kind: SavedBy['kind'];
  readonly fen: string;
}

export interface YearRow {
  readonly year: number;
  readonly orders: number;
}

export interface OrderSavingRow {
  readonly id: string;
  readonly cid: string;
  readonly paid_at: Date;
  readonly fen: string;
  readonly kinds: readonly SavedBy[];
  readonly title: string;
  readonly picture: string;
  readonly lines: number;
  readonly pieces: number;
}
