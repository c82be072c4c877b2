import type { ExamplesOf } from '../schema.ts';
import type { postingSchemas } from './posting.schema.ts';
import type { postingRows } from './posting.ts';

export const postingExamples: ExamplesOf<typeof postingRows, typeof postingSchemas> = {
  'ledger.account.list': [{ from: '2026-11-01', until: '2026-11-30' }],
  'ledger.posting.list': [{}, { kind: 'PAY', account: 'SALES', from: '2026-11-01', until: '2026-11-30' }, { beforeId: '9', pageSize: 5 }],
};
