import { envelope, post } from '../call.ts';

const mine = { auth: 'member', effect: 'read', section: '7.4' } as const;
const toWrite = { ...mine, effect: 'write' } as const;

export const cartRows = {
  // target ours
  'cart.line.list': envelope('cart', 'APP-SHOPPING-CART-LIST-PROCESSOR', { ...mine, section: '7.2' }),
  // target ours
  'cart.line.edit': envelope('cart', 'APP-SHOPPING-CART-EDIT-PROCESSOR', { ...toWrite, section: '7.2' }),
  'cart.badge.totalItem': post('cart', '/totalItem', mine),
  // path ours: pieces of the whole cart, of every shop of the merchant
  'cart.badge.count': post('cart', '/c/v2/count', { ...mine, section: 'ours' }),
  // path ours
  'cart.line.add': post('cart', '/c/v2/line/add', toWrite),
  // path ours
  'cart.line.delete': post('cart', '/c/v2/line/delete', toWrite),
  // path ours
  'cart.line.moveToFavourites': post('cart', '/c/v2/line/moveToFavourites', { ...toWrite, section: 'ours' }),
  // path ours: the visitor's cart joins the member's at login
  'cart.line.merge': post('cart', '/c/v2/line/merge', { ...toWrite, section: 'ours' }),
};
