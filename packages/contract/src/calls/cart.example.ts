import type { ExamplesOf } from '../schema.ts';
import type { cartSchemas } from './cart.schema.ts';
import type { cartRows } from './cart.ts';

export const cartExamples: ExamplesOf<typeof cartRows, typeof cartSchemas> = {
  'cart.line.list': [{}],
  'cart.line.edit': [({ cid, skuId }) => ({ changes: [{ cid, skuId, quantity: 2, isTicked: true }] })],
  'cart.badge.totalItem': [({ cid }) => ({ cid })],
  'cart.badge.count': [{}],
  'cart.line.add': [({ cid, skuId }) => ({ cid, skuId }), ({ cid, skuId }) => ({ cid, skuId, quantity: 3 })],
  'cart.line.delete': [({ cid, skuId }) => ({ lines: [{ cid, skuId }] })],
  'cart.line.moveToFavourites': [({ cid, skuId }) => ({ lines: [{ cid, skuId }] })],
  'cart.line.merge': [({ cid, skuId }) => ({ lines: [{ cid, skuId, quantity: 2 }] })],
};
