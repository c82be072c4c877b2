import { group } from '../group.ts';
import { followExamples, followStaffExamples } from './follow.example.ts';
import { followSchemas, followStaffSchemas } from './follow.schema.ts';
import { followRows, followStaffRows } from './follow.ts';

export const followGroup = group({
  rows: { ...followRows, ...followStaffRows },
  schemas: { ...followSchemas, ...followStaffSchemas },
  examples: { ...followExamples, ...followStaffExamples },
});
