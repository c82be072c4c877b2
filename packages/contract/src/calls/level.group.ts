import { group } from '../group.ts';
import { levelExamples, levelStaffExamples } from './level.example.ts';
import { levelSchemas, levelStaffSchemas } from './level.schema.ts';
import { levelRows, levelStaffRows } from './level.ts';

export const levelGroup = group({
  rows: { ...levelRows, ...levelStaffRows },
  schemas: { ...levelSchemas, ...levelStaffSchemas },
  examples: { ...levelExamples, ...levelStaffExamples },
});
