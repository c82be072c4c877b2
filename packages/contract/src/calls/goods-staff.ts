import { post } from '../call.ts';

const shopWrite = { auth: 'staff', scope: 'shop', effect: 'write', section: 'ours' } as const;
const staffWrite = { auth: 'staff', effect: 'write', section: 'ours' } as const;

/** How the merchant's staff fill the catalogue; paths ours. */
export const goodsStaffRows = {
  'catalog.category.save': post('item', '/c/v2/category/save', staffWrite),
  'catalog.category.remove': post('item', '/c/v2/category/remove', staffWrite),
  'catalog.category.setLayout': post('item', '/c/v2/category/setLayout', shopWrite),
  'catalog.brand.save': post('item', '/c/v2/brand/save', staffWrite),
  'catalog.promise.set': post('item', '/c/v2/promise/set', staffWrite),
  'catalog.group.save': post('item', '/c/v2/group/save', staffWrite),
  'catalog.goods.save': post('item', '/c/v2/goods/save', staffWrite),
  // what one shop sells it for, and from when to when
  'catalog.listing.set': post('item', '/c/v2/listing/set', shopWrite),
  'catalog.listing.remove': post('item', '/c/v2/listing/remove', shopWrite),
};
