import type { z } from 'zod';
import type { ExamplesOf } from '../schema.ts';
import type { customerSchemas } from './customer.schema.ts';
import type { customerRows } from './customer.ts';
import type { SegmentRules } from './segment-rules.schema.ts';

const rules: z.input<typeof SegmentRules> = {
  match: 'ALL',
  conditions: [
    { field: 'paidFen', from: 10_000 },
    { field: 'lastPaidDays', is: 'WITHIN', days: 90 },
    { field: 'label', is: 'NONE', labelIds: ['1'] },
  ],
};
const anyRules: z.input<typeof SegmentRules> = {
  match: 'ANY',
  conditions: [
    { field: 'paidOrders', from: 2, to: 9 },
    { field: 'refundedFen', to: 0 },
    { field: 'level', levels: [1, 2] },
    { field: 'seenDays', is: 'LONGER', days: 30 },
    { field: 'joinedDays', is: 'WITHIN', days: 7 },
  ],
};

export const customerExamples: ExamplesOf<typeof customerRows, typeof customerSchemas> = {
  'member.account.search': [
    {},
    { find: '13800000001', sort: 'mostPaid' },
    { rules, sort: 'lastPaid', pageNum: 2, pageSize: 10 },
    { labelId: '1', level: 1, paidFromFen: 100, paidToFen: 900, joinedFrom: 0, lastPaidUntil: 1, seenFrom: 2, sort: 'lastSeen' },
  ],
  'member.account.detailForStaff': [{ id: '1' }],
  'member.account.export': [{ rules: anyRules }],
  'member.note.list': [{ id: '1' }],
  'member.note.add': [{ id: '1', text: '喜欢红富士，下午送' }],
  'member.note.remove': [{ id: '1' }],
  'member.label.list': [{}],
  'member.label.save': [{ name: '老客', colour: 'GOLD' }],
  'member.label.remove': [{ id: '1' }],
  'member.label.set': [{ id: '1', labelIds: [] }],
  'member.segment.list': [{}],
  'member.segment.save': [{ name: '九十天内消费满 100 元', rules }],
  'member.segment.remove': [{ id: '1' }],
  'member.segment.count': [{ rules: anyRules }],
};
