import type { OutputOf } from '#api/calls';

export type StaffOrder = OutputOf<'trade.order.detailForStaff'>;

export interface OrderProps {
  readonly order: StaffOrder;
}
