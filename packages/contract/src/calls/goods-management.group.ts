import { group } from '../group.ts';
import { goodsManagementExamples } from './goods-management.example.ts';
import { goodsManagementSchemas } from './goods-management.schema.ts';
import { goodsManagementRows } from './goods-management.ts';

export const goodsManagementGroup = group({
  rows: goodsManagementRows,
  schemas: goodsManagementSchemas,
  examples: goodsManagementExamples,
});
