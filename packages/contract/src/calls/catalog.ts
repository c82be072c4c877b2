import { post } from '../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: '7.7' } as const;

export const catalogRows = {
  // paths ours: the specification (7.7) names these calls without their paths
  'catalog.product.pageList': post('item', '/c/v2/product/pageList', publicRead),
  'catalog.product.info': post('item', '/c/v2/product/info', publicRead),
  'catalog.category.info': post('item', '/c/v2/catalog/info', publicRead),
};

/** What the page of all categories asks for; apart, since other pages do not carry it. */
export const categoryRows = {
  // paths ours
  'catalog.category.list': post('item', '/c/v2/catalog/list', publicRead),
  'catalog.category.treeList': post('item', '/c/v2/catalog/treeList', publicRead),
};

/** What an item page asks for once it is looked at. */
export const itemRows = {
  // paths ours
  'catalog.product.recommendList': post('item', '/c/v2/product/recommendList', publicRead),
  // Counts one look and tells how many there were. Those of a second are written together: the call itself opens no transaction.
  'catalog.product.totalView': post('item', '/c/v2/product/totalView', {
    ...publicRead,
    effect: 'orchestrate',
    limit: { per: 'address', count: 120, seconds: 60, whenUncounted: { perProcess: 120 } },
  }),
  // Where the poster is found: it is painted when it is fetched.
  'catalog.product.createPoster': post('item', '/c/v2/product/createPoster', publicRead),
};

/** Calls of the merchant's staff; paths ours. */
export const stockRows = {
  'catalog.stock.supply': post('item', '/c/v2/stock/supply', {
    auth: 'staff',
    scope: 'shop',
    effect: 'write',
    section: 'ours',
    idempotency: 'required',
  }),
};
