import { envelope, get, post } from '../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: '7.2' } as const;
const staffRead = { auth: 'staff', effect: 'read', section: 'ours' } as const;
const shopWrite = { auth: 'staff', scope: 'shop', effect: 'write', section: 'ours' } as const;
const staffWrite = { auth: 'staff', effect: 'write', section: 'ours' } as const;

/** What the storefront asks about shops. */
export const shopRows = {
  // path ours
  'shop.institution.list': get('merchants', '/c/v2/institution/list', publicRead),
  'shop.info.detail': envelope('manager', 'APP-SHOPINFO-DETAIL-PROCESSOR', { ...publicRead, isNav: true }),
  // target ours
  'shop.status.find': envelope('client', 'APP-SHOP-STATUS-PROCESSOR', publicRead),
  'shop.phone.queryList': get('merchants', '/c/phone/queryPhoneList', publicRead),
  'shop.business.shopName': get('merchants', '/c/business/shopName', publicRead),
};

/** Shops as stores to go to; apart, since few pages show them. */
export const distanceRows = {
  // path ours
  'shop.store.list': get('merchants', '/c/v2/store/list', { ...publicRead, section: 'ours' }),
  // path ours; a POST, since an address with a shopper's position in it would be written into logs
  'shop.institution.distanceList': post('merchants', '/c/v2/institution/distanceList', publicRead),
};

/** What the merchant's other clients ask; apart, since the storefront does not carry them. */
export const merchantRows = {
  'shop.info.clientDetail': envelope('client', 'APP-SHOPINFO-DETAIL-PROCESSOR', publicRead),
  'shop.organization.query': get('merchants', '/c/organization/query', publicRead),
  // path ours
  'shop.organization.shopNameList': get('merchants', '/c/v2/organization/shopNameList', publicRead),
  'shop.merchant.query': get('merchants', '/c/merchant/query', publicRead),
  // path ours
  'shop.merchant.verify': get('merchants', '/c/v2/merchant/verify', publicRead),
};

/** Calls of the merchant's staff; paths ours. */
export const shopStaffRows = {
  'shop.status.set': post('manager', '/c/v2/shop/status/set', shopWrite),
  'shop.profile.set': post('manager', '/c/v2/shop/profile/set', shopWrite),
  'shop.point.set': post('manager', '/c/v2/shop/point/set', shopWrite),
  'shop.language.set': post('manager', '/c/v2/language/set', staffWrite),
  'shop.translation.set': post('manager', '/c/v2/translation/set', staffWrite),
  'shop.translation.list': get('manager', '/c/v2/translation/list', staffRead),
  'shop.linkHost.list': get('manager', '/c/v2/linkHost/list', staffRead),
  'shop.linkHost.add': post('manager', '/c/v2/linkHost/add', staffWrite),
  'shop.linkHost.remove': post('manager', '/c/v2/linkHost/remove', staffWrite),
};
