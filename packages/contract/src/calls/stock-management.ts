import { get, post } from '../call.ts';

const shopRead = { auth: 'staff', scope: 'shop', effect: 'read', section: 'ours' } as const;
const shopWrite = { ...shopRead, effect: 'write' } as const;

/** How staff watch and fill the stock of their shops; paths ours. */
export const stockManagementRows = {
  'catalog.stock.list': get('item', '/c/v2/stock/list', shopRead),
  'catalog.stock.changes': get('item', '/c/v2/stock/changes', shopRead),
  'catalog.stock.setThreshold': post('item', '/c/v2/stock/setThreshold', shopWrite),
  'catalog.stock.supplyMany': post('item', '/c/v2/stock/supplyMany', { ...shopWrite, idempotency: 'required' }),
};
