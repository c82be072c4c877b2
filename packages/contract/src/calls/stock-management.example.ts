import type { ExamplesOf } from '../schema.ts';
import type { stockManagementSchemas } from './stock-management.schema.ts';
import type { stockManagementRows } from './stock-management.ts';

export const stockManagementExamples: ExamplesOf<typeof stockManagementRows, typeof stockManagementSchemas> = {
  'catalog.stock.list': [{}, ({ cid }) => ({ cid, state: 'LOW', words: '苹果' }), { state: 'SOLD_OUT' }],
  'catalog.stock.changes': [({ cid, skuId }) => ({ cid, skuId })],
  'catalog.stock.setThreshold': [({ cid, skuId }) => ({ cid, skuId, lowAt: 20 }), ({ cid }) => ({ cid, lowAt: 10 })],
  'catalog.stock.supplyMany': [({ cid, skuId }) => ({ cid, lines: [{ skuId, quantity: 10 }] })],
};
