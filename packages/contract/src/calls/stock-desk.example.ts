import type { ExamplesOf } from '../schema.ts';
import type { stockDeskSchemas } from './stock-desk.schema.ts';
import type { stockDeskRows } from './stock-desk.ts';

export const stockDeskExamples: ExamplesOf<typeof stockDeskRows, typeof stockDeskSchemas> = {
  'catalog.stock.list': [{}, ({ cid }) => ({ cid, state: 'LOW', words: '苹果' }), { state: 'SOLD_OUT' }],
  'catalog.stock.changes': [({ cid, skuId }) => ({ cid, skuId })],
  'catalog.stock.setThreshold': [({ cid, skuId }) => ({ cid, skuId, lowAt: 20 }), ({ cid }) => ({ cid, lowAt: 10 })],
  'catalog.stock.supplyMany': [({ cid, skuId }) => ({ cid, lines: [{ skuId, quantity: 10 }] })],
};
