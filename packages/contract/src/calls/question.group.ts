import { group } from '../group.ts';
import { questionExamples, questionMemberExamples, questionStaffExamples } from './question.example.ts';
import { questionMemberSchemas, questionSchemas, questionStaffSchemas } from './question.schema.ts';
import { questionMemberRows, questionRows, questionStaffRows } from './question.ts';

export const questionGroup = group({
  rows: { ...questionRows, ...questionMemberRows, ...questionStaffRows },
  schemas: { ...questionSchemas, ...questionMemberSchemas, ...questionStaffSchemas },
  examples: { ...questionExamples, ...questionMemberExamples, ...questionStaffExamples },
});
