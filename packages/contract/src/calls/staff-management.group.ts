import { group } from '../group.ts';
import { staffManagementExamples } from './staff-management.example.ts';
import { staffManagementSchemas } from './staff-management.schema.ts';
import { staffManagementRows } from './staff-management.ts';

export const staffManagementGroup = group({
  rows: staffManagementRows,
  schemas: staffManagementSchemas,
  examples: staffManagementExamples,
});
