import { cartRows } from '@qianpu/contract/calls/cart';
import { catalogRows } from '@qianpu/contract/calls/catalog';
import { shopRows } from '@qianpu/contract/calls/shop';
import { query } from '#api/read-query';

export const cartList = query(cartRows, 'cart.line.list', {});
/** Pieces of the whole cart; `totalItem` would count one shop's (spec 7.4). */
export const cartCount = query(cartRows, 'cart.badge.count', {});

/** What a visitor's lines show is read as the item page reads it. */
export const lineGoods = (cid: string, goodsId: string) => query(catalogRows, 'catalog.product.info', { cid, id: goodsId });
export const shopNames = query(shopRows, 'shop.institution.list', {});
