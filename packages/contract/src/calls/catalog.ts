import { post } from '../call.ts';

export const catalogRows = {
  // paths ours: the specification (7.7) names these calls without their paths
  'catalog.product.pageList': post('item', '/c/v2/product/pageList', { auth: 'visitor', effect: 'read', section: '7.7' }),
  'catalog.product.info': post('item', '/c/v2/product/info', { auth: 'visitor', effect: 'read', section: '7.7' }),
  'catalog.category.info': post('item', '/c/v2/catalog/info', { auth: 'visitor', effect: 'read', section: '7.7' }),
};

/** Calls of the merchant's staff; paths ours. */
export const stockRows = {
  'catalog.stock.supply': post('item', '/c/v2/stock/supply', { auth: 'staff', effect: 'write', section: 'ours', idempotency: 'required' }),
};
