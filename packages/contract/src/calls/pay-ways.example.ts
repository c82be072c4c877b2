import type { ExamplesOf } from '../schema.ts';
import type { payWaysSchemas } from './pay-ways.schema.ts';
import type { payWaysRows } from './pay-ways.ts';

export const payWaysExamples: ExamplesOf<typeof payWaysRows, typeof payWaysSchemas> = {
  'trade.payWays.list': [{}],
  'trade.payWays.save': [
    { cid: '11', off: [] },
    { cid: '11', off: ['ALIPAY', 'POINTS'] },
  ],
};
