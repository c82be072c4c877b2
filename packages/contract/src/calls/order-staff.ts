import { get, post } from '../call.ts';

const write = { auth: 'staff', scope: 'shop', effect: 'write', section: 'ours' } as const;
/** Posted: a phone number stands in no address. */
const read = { ...write, effect: 'read' } as const;
/** Something long begins: once per intent. */
const start = { ...write, idempotency: 'required' } as const;

/** Orders as the merchant's staff work on them; paths ours. */
export const orderStaffRows = {
  'trade.order.search': post('order', '/c/v2/order/search', read),
  'trade.order.countsForStaff': post('order', '/c/v2/order/countsForStaff', read),
  'trade.order.detailForStaff': post('order', '/c/v2/order/detailForStaff', read),
  // A payment under way is closed at its provider first.
  'trade.order.changePrice': post('order', '/c/v2/order/changePrice', { ...write, effect: 'orchestrate' }),
  'trade.order.note': post('order', '/c/v2/order/note', write),
  'trade.order.checkShipments': post('order', '/c/v2/order/checkShipments', read),
  'trade.order.shipMany': post('order', '/c/v2/order/shipMany', start),
  'delivery.carrier.list': get('order', '/c/v2/carrier/list', read),
  'trade.order.export': post('order', '/c/v2/order/export', start),
};
