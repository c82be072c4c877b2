import type { ExamplesOf } from '../schema.ts';
import type { friendPaySchemas } from './friend-pay.schema.ts';
import type { friendPayRows } from './friend-pay.ts';

const token = `1.${'0'.repeat(32)}`;

export const friendPayExamples: ExamplesOf<typeof friendPayRows, typeof friendPaySchemas> = {
  'trade.friendPay.create': [{ tradeId: '1', words: '帮我付一下' }],
  'marketing.friendsPay.info': [{ token }],
  'trade.friendPay.open': [{ token, way: 'WECHAT_H5' }],
};
