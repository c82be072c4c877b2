import type { ExamplesOf } from '../schema.ts';
import type { billSchemas } from './bill.schema.ts';
import type { billRows } from './bill.ts';

export const billExamples: ExamplesOf<typeof billRows, typeof billSchemas> = {
  'trade.bill.listDays': [{}, { appRef: 'main', from: '2026-11-01', until: '2026-11-30' }, { state: 'OPEN' }],
  'trade.bill.listDifferences': [{}, { state: 'OPEN' }, { appRef: 'main', from: '2026-11-12', until: '2026-11-12', state: 'CLEARED' }],
  'trade.bill.clear': [{ appRef: 'main', day: '2026-11-12', number: '1', what: 'MISSING_HERE', note: '已原路退回顾客' }],
};
