import type { ExamplesOf } from '../schema.ts';
import type { pointsSchemas, pointsStaffSchemas } from './points.schema.ts';
import type { pointsRows, pointsStaffRows } from './points.ts';

export const pointsExamples: ExamplesOf<typeof pointsRows, typeof pointsSchemas> = {
  'member.points.list': [{}, { pageNum: 1, pageSize: 10 }],
};

export const pointsStaffExamples: ExamplesOf<typeof pointsStaffRows, typeof pointsStaffSchemas> = {
  'member.points.rule': [{}],
  'member.points.saveRule': [{ revision: 0, pointsPerYuan: 1 }],
  'member.points.listForStaff': [{ memberId: '1' }, { memberId: '1', pageNum: 1, pageSize: 10 }],
  'member.points.adjust': [{ memberId: '1', amount: -100, reason: '误发扣回' }],
  'member.points.undo': [{ memberId: '1', entryId: '1', reason: '扣错了' }],
};
