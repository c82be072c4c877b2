import { group } from '../group.ts';
import { stockManagementExamples } from './stock-management.example.ts';
import { stockManagementSchemas } from './stock-management.schema.ts';
import { stockManagementRows } from './stock-management.ts';

export const stockManagementGroup = group({
  rows: stockManagementRows,
  schemas: stockManagementSchemas,
  examples: stockManagementExamples,
});
