import type { ExamplesOf } from '../schema.ts';
import type { inboxSchemas } from './inbox.schema.ts';
import type { inboxRows } from './inbox.ts';

export const inboxExamples: ExamplesOf<typeof inboxRows, typeof inboxSchemas> = {
  'support.message.list': [{}, { kind: 'COUPON_ENDING', pageSize: 10 }],
  'support.message.read': [{}, { ids: ['1'] }],
  'support.message.unread': [{}],
};
