import { group } from '../group.ts';
import { plannedSupportRows } from './planned/support.ts';
import { chatExamples, supportExamples, supportStaffExamples } from './support.example.ts';
import { chatSchemas, supportSchemas, supportStaffSchemas } from './support.schema.ts';
import { chatRows, supportRows, supportStaffRows } from './support.ts';

export const supportGroup = group({
  rows: { ...supportRows, ...chatRows, ...supportStaffRows, ...plannedSupportRows },
  schemas: { ...supportSchemas, ...chatSchemas, ...supportStaffSchemas },
  examples: { ...supportExamples, ...chatExamples, ...supportStaffExamples },
});
