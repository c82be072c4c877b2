import { get, post } from '../call.ts';

const read = { auth: 'staff', effect: 'read', section: 'ours' } as const;
const write = { auth: 'staff', effect: 'write', section: 'ours' } as const;
const ofShop = { scope: 'shop' } as const;

/** What a merchant sets up by itself; paths ours. */
export const shopManagementRows = {
  'shop.shop.list': get('manager', '/c/v2/shop/list', { ...read, ...ofShop }),
  'shop.shop.create': post('manager', '/c/v2/shop/create', write),
  'shop.shop.save': post('manager', '/c/v2/shop/save', { ...write, ...ofShop }),
  'shop.shop.setOrder': post('manager', '/c/v2/shop/setOrder', write),
  // Whom they work for, everybody of staff may know.
  'shop.merchant.detail': get('manager', '/c/v2/merchant/detail', { ...read, scope: 'own' }),
  'shop.merchant.save': post('manager', '/c/v2/merchant/save', write),
  'shop.opening.find': get('manager', '/c/v2/opening/find', read),
  'shop.setting.get': get('manager', '/c/v2/setting/get', { ...read, ...ofShop }),
  'shop.setting.set': post('manager', '/c/v2/setting/set', { ...write, ...ofShop }),
  'shop.host.list': get('manager', '/c/v2/host/list', read),
  'shop.host.add': post('manager', '/c/v2/host/add', write),
  // Asks the host itself whose it is.
  'shop.host.verify': post('manager', '/c/v2/host/verify', {
    ...write,
    effect: 'orchestrate',
    limit: { per: 'actor', count: 20, seconds: 60, whenUncounted: { perProcess: 20 } },
  }),
  'shop.host.remove': post('manager', '/c/v2/host/remove', write),
};
