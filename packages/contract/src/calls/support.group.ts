import { group } from '../group.ts';
import { chatExamples, supportExamples } from './support.example.ts';
import { chatSchemas, supportSchemas } from './support.schema.ts';
import { chatRows, supportRows } from './support.ts';
import { supportStaffExamples } from './support-staff.example.ts';
import { supportStaffSchemas } from './support-staff.schema.ts';
import { supportStaffRows } from './support-staff.ts';

export const supportGroup = group({
  rows: { ...supportRows, ...chatRows, ...supportStaffRows },
  schemas: { ...supportSchemas, ...chatSchemas, ...supportStaffSchemas },
  examples: { ...supportExamples, ...chatExamples, ...supportStaffExamples },
});
