import type { ExamplesOf } from '../schema.ts';
import type { reportSchemas } from './report.schema.ts';
import type { reportRows } from './report.ts';

export const reportExamples: ExamplesOf<typeof reportRows, typeof reportSchemas> = {
  'report.today.find': [{}, ({ cid }) => ({ cid })],
  'report.sales.series': [
    { from: '2026-11-16', until: '2026-11-16', by: 'hour' },
    ({ cid }) => ({ cid, from: '2026-11-01', until: '2026-11-30', by: 'day' }),
  ],
  'report.goods.ranking': [
    { from: '2026-11-10', until: '2026-11-16' },
    ({ cid }) => ({ cid, from: '2026-11-16', until: '2026-11-16', by: 'pieces', limit: 5 }),
  ],
};
