import { SHIP_WITHIN_MS } from './order.rules.ts';
import type { StaffCardRow, StaffOrderCard } from './order.types.ts';
import { type ShopNames, viewAddress, viewShared } from './order.view.ts';

interface Waiting {
  readonly state: string;
  readonly paid_at: Date | null;
}
/** Only while it waits to be sent. */
export const shipBy = ({ state, paid_at }: Waiting): number | null =>
  state === 'TO_SHIP' && paid_at ? paid_at.getTime() + SHIP_WITHIN_MS : null;

export const viewForStaff = (
  row: StaffCardRow,
  shopNames: ShopNames,
  shipment: { readonly carrier: string; readonly trackingNo: string } | undefined,
): StaffOrderCard => ({
  ...viewShared(row, shopNames),
  memberId: row.member_id,
  address: viewAddress(row.address),
  message: row.message,
  addressChangedAt: row.address_changed_at?.getTime() ?? null,
  urgedCount: row.urged_count,
  deletedAt: row.deleted_at?.getTime() ?? null,
  payWay: row.pay_way,
  paidAt: row.paid_at?.getTime() ?? null,
  shipBy: shipBy(row),
  shipment: shipment ? { carrier: shipment.carrier, trackingNo: shipment.trackingNo } : null,
  hasFailedRefund: row.has_failed_refund,
  hasNote: row.has_note,
});
