import { group } from '../group.ts';
import { reviewExamples, reviewMemberExamples, reviewStaffExamples } from './review.example.ts';
import { reviewMemberSchemas, reviewSchemas, reviewStaffSchemas } from './review.schema.ts';
import { reviewMemberRows, reviewRows, reviewStaffRows } from './review.ts';

export const reviewGroup = group({
  rows: { ...reviewRows, ...reviewMemberRows, ...reviewStaffRows },
  schemas: { ...reviewSchemas, ...reviewMemberSchemas, ...reviewStaffSchemas },
  examples: { ...reviewExamples, ...reviewMemberExamples, ...reviewStaffExamples },
});
