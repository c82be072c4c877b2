import { cartRows } from '@qianpu/contract/calls/cart';
import { catalogRows } from '@qianpu/contract/calls/catalog';
import { shopRows } from '@qianpu/contract/calls/shop';
import { query } from '#api/read-query';

export const cartList = query(cartRows, 'cart.line.list', {});
export const cartBadge = (cid: string) => query(cartRows, 'cart.badge.totalItem', { cid });

/** What a visitor's lines show is read as the item page reads it. */
export const lineGoods = (cid: string, goodsId: string) => query(catalogRows, 'catalog.product.info', { cid, id: goodsId });
export const shopNames = query(shopRows, 'shop.institution.list', {});
