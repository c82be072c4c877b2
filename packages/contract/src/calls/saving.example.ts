import type { ExamplesOf } from '../schema.ts';
import type { savingSchemas } from './saving.schema.ts';
import type { savingRows } from './saving.ts';

export const savingExamples: ExamplesOf<typeof savingRows, typeof savingSchemas> = {
  'trade.saving.summary': [{}, { year: 2026 }],
  'trade.saving.orders': [{ year: 2026 }],
};
