import { get, post } from '../call.ts';

const shopRead = { auth: 'staff', scope: 'shop', effect: 'read', section: 'ours' } as const;
const shopWrite = { auth: 'staff', scope: 'shop', effect: 'write', section: 'ours' } as const;
const staffWrite = { auth: 'staff', effect: 'write', section: 'ours' } as const;

/** How staff look through the catalogue and change many things at once; paths ours. Goods are the merchant's, figures those of the caller's shops. */
export const goodsManagementRows = {
  'catalog.goods.list': get('item', '/c/v2/goods/list', shopRead),
  'catalog.goods.detail': get('item', '/c/v2/goods/detail', shopRead),
  'catalog.goods.remove': post('item', '/c/v2/goods/remove', staffWrite),
  'catalog.goods.copy': post('item', '/c/v2/goods/copy', staffWrite),
  'catalog.goods.setShelfMany': post('item', '/c/v2/goods/setShelfMany', shopWrite),
  'catalog.listing.list': get('item', '/c/v2/listing/list', shopRead),
  'catalog.listing.setMany': post('item', '/c/v2/listing/setMany', shopWrite),
  'catalog.category.tree': get('item', '/c/v2/category/tree', shopRead),
  'catalog.category.move': post('item', '/c/v2/category/move', staffWrite),
  'catalog.brand.list': get('item', '/c/v2/brand/list', shopRead),
  'catalog.brand.remove': post('item', '/c/v2/brand/remove', staffWrite),
  'catalog.promise.list': get('item', '/c/v2/promise/list', shopRead),
  'catalog.group.list': get('item', '/c/v2/group/list', shopRead),
  'catalog.group.find': get('item', '/c/v2/group/find', shopRead),
  'catalog.group.remove': post('item', '/c/v2/group/remove', staffWrite),
};
