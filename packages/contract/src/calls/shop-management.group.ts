import { group } from '../group.ts';
import { shopManagementExamples } from './shop-management.example.ts';
import { shopManagementSchemas } from './shop-management.schema.ts';
import { shopManagementRows } from './shop-management.ts';

export const shopManagementGroup = group({ rows: shopManagementRows, schemas: shopManagementSchemas, examples: shopManagementExamples });
