import type { ExamplesOf } from '../schema.ts';
import type { followSchemas, followStaffSchemas } from './follow.schema.ts';
import type { followRows, followStaffRows } from './follow.ts';

export const followExamples: ExamplesOf<typeof followRows, typeof followSchemas> = {
  'behaviour.follow.count': [({ cid }) => ({ cid })],
  'behaviour.follow.add': [({ cid }) => ({ cid })],
  'behaviour.follow.remove': [({ cid }) => ({ cid })],
  'behaviour.follow.has': [({ cid }) => ({ cid })],
  'behaviour.follow.list': [{}, { pageNum: 2, pageSize: 10 }],
};

export const followStaffExamples: ExamplesOf<typeof followStaffRows, typeof followStaffSchemas> = {
  'behaviour.follow.totals': [{}, ({ cid }) => ({ cid })],
};
