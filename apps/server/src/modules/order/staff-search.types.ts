import type { ParsedOf } from '@qianpu/contract/types';
import type { OrderState, StaffTab } from './order.types.ts';

export type OrderFilter = ParsedOf<'trade.order.export'>;
/** number: in batches, by the key. */
export type OrderSort = ParsedOf<'trade.order.search'>['sort'] | 'number';

/** Hours in which each shop sends what is paid. */
export type ShipWithin = ReadonlyMap<string, number>;

/** A filter as a statement takes it: words and tracking numbers have become ids. */
export interface OrderCriteria {
  readonly tab: StaffTab;
  /** Null: of every shop. */
  readonly cids: readonly string[] | null;
  readonly shipWithin: ShipWithin;
  readonly states?: readonly OrderState[] | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly goodsIds?: readonly string[] | undefined;
  readonly memberId?: string | undefined;
  readonly placedFrom?: Date | undefined;
  readonly placedUntil?: Date | undefined;
  readonly amountFromFen?: number | undefined;
  readonly amountToFen?: number | undefined;
  /** Older than this one: the next batch of many. */
  readonly beforeId?: string | undefined;
}
