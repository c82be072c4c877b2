import type { StaffCardRow, StaffOrderCard } from './order.types.ts';
import { type ShopNames, viewAddress, viewShared } from './order.view.ts';
import type { ShipWithin } from './staff-search.types.ts';

const HOUR_MS = 3_600_000;

interface Waiting {
  readonly cid: string;
  readonly state: string;
  readonly paid_at: Date | null;
}
/** Only while it waits to be sent. */
export function shipBy({ cid, state, paid_at }: Waiting, shipWithin: ShipWithin): number | null {
  const hours = shipWithin.get(cid);
  return state === 'TO_SHIP' && paid_at && hours !== undefined ? paid_at.getTime() + hours * HOUR_MS : null;
}

export const viewForStaff = (
  row: StaffCardRow,
  { shopNames, shipWithin }: { readonly shopNames: ShopNames; readonly shipWithin: ShipWithin },
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
  shipBy: shipBy(row, shipWithin),
  shipment: shipment ? { carrier: shipment.carrier, trackingNo: shipment.trackingNo } : null,
  hasFailedRefund: row.has_failed_refund,
  hasNote: row.has_note,
});
