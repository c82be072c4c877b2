import type { ModuleHandlers } from '#platform/http/handler.types';
import { countPieces, listLines } from './cart.repo.ts';
import { addToCart, editCart, mergeCart, moveToFavourites, takeOut } from './change-cart.ts';
import { showCart } from './show-cart.ts';

export const cartHandlers: ModuleHandlers<'cart'> = {
  'cart.line.list': async (ctx) => showCart(ctx, await listLines(ctx)),
  'cart.line.edit': async (ctx, { changes }) => showCart(ctx, await editCart(ctx, changes)),
  'cart.badge.totalItem': async (ctx, { cid }) => ({ count: (await countPieces(ctx, cid)).ofShop }),
  'cart.badge.count': async (ctx) => ({ count: (await countPieces(ctx)).inAll }),
  'cart.line.add': addToCart,
  'cart.line.delete': async (ctx, { lines }) => showCart(ctx, await takeOut(ctx, lines)),
  'cart.line.moveToFavourites': async (ctx, { lines }) => showCart(ctx, await moveToFavourites(ctx, lines)),
  'cart.line.merge': async (ctx, { lines }) => ({ totalItem: await mergeCart(ctx, lines) }),
};
