import type { orderStaffRows } from '@qianpu/contract/calls/order-staff';
import type { Handlers } from '#platform/http/handler.types';
import { startExport } from './export-orders.ts';
import { countForStaff, searchOrders } from './search-orders.ts';
import { checkShipments, shipMany } from './ship-many.ts';
import { noteOrder } from './show-for-staff.ts';

type StaffCall = Exclude<
  Extract<keyof typeof orderStaffRows, `trade.order.${string}`>,
  'trade.order.detailForStaff' | 'trade.order.changePrice'
>;

export const orderStaffHandlers: Handlers<StaffCall> = {
  'trade.order.search': searchOrders,
  'trade.order.countsForStaff': (ctx, { cid }) => countForStaff(ctx, cid),
  'trade.order.note': noteOrder,
  'trade.order.checkShipments': checkShipments,
  'trade.order.shipMany': shipMany,
  'trade.order.export': startExport,
};
