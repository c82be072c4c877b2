import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { fen } from '@qianpu/kit/fen';
import { findShipments } from '#modules/delivery';
import type { Ctx, Staff, TxCtx } from '#platform/ctx';
import { findOrder } from './order.repo.ts';
import { timelineOf } from './order.rules.ts';
import type { OrderAddress } from './order.types.ts';
import { viewShared } from './order.view.ts';
import { findShipWithin } from './ship-within.ts';
import { nameShops } from './show-orders.ts';
import { findStaffDetail, insertNote, type StaffLogLine, type StaffNote } from './staff-detail.repo.ts';
import { shipBy } from './staff-order.view.ts';

type StaffDetail = OutputOf<'trade.order.detailForStaff'>;
/** What `order` knows of it; payments, refunds and the names of staff are others'. */
interface OrderForStaff {
  readonly detail: Omit<StaffDetail, 'payments' | 'refunds' | 'requests' | 'log' | 'notes'>;
  readonly log: readonly StaffLogLine[];
  readonly notes: readonly StaffNote[];
}

const whole = ({ name, phone, province, city, district, street }: OrderAddress): OrderAddress => ({
  name,
  phone,
  province,
  city,
  district,
  street,
});

/** Everything of an order of a shop the caller works for, with the whole address. */
export async function showForStaff(ctx: Ctx<Staff>, id: string): Promise<OrderForStaff> {
  await findOrder(ctx, id);
  const row = await findStaffDetail(ctx, id);
  if (!row) throw fail('NOT_FOUND');
  const [shipment] = await findShipments(ctx, [id]);
  const instant = (at: Date | null) => at?.getTime() ?? null;
  const detail = {
    ...viewShared(row, await nameShops(ctx)),
    memberId: row.member_id,
    lines: row.lines.map((line) => ({ ...line, payableFen: line.quantity * line.unitFen - line.discountFen })),
    goodsFen: fen(row.goods_fen),
    discountFen: fen(row.discount_fen),
    freightFen: fen(row.freight_fen),
    refundedFen: fen(row.refunded_fen),
    receipt: row.receipt,
    address: whole(row.address),
    addressBefore: row.address_before ? whole(row.address_before) : null,
    addressChangedAt: instant(row.address_changed_at),
    message: row.message,
    urgedCount: row.urged_count,
    deletedAt: instant(row.deleted_at),
    shipBy: shipBy(row, await findShipWithin(ctx, [row.cid])),
    closeReason: row.close_reason,
    paidAt: instant(row.paid_at),
    shippedAt: instant(row.shipped_at),
    completedAt: instant(row.completed_at),
    closedAt: instant(row.closed_at),
    shipment: shipment ? { carrier: shipment.carrier, trackingNo: shipment.trackingNo } : null,
    timeline: timelineOf(row.log),
  };
  return { detail, log: row.log, notes: row.notes };
}

/** For colleagues; its buyer never reads it. */
export async function noteOrder(ctx: TxCtx<Staff>, { id, text }: { readonly id: string; readonly text: string }) {
  await findOrder(ctx, id);
  return { noteId: await insertNote(ctx, { orderId: id, text, staffId: ctx.actor.staffId }) };
}
