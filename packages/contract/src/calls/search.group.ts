import { group } from '../group.ts';
import { searchExamples, searchStaffExamples } from './search.example.ts';
import { searchSchemas, searchStaffSchemas } from './search.schema.ts';
import { searchRows, searchStaffRows } from './search.ts';

export const searchGroup = group({
  rows: { ...searchRows, ...searchStaffRows },
  schemas: { ...searchSchemas, ...searchStaffSchemas },
  examples: { ...searchExamples, ...searchStaffExamples },
});
