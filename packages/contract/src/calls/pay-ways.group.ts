import { group } from '../group.ts';
import { payWaysExamples } from './pay-ways.example.ts';
import { payWaysSchemas } from './pay-ways.schema.ts';
import { payWaysRows } from './pay-ways.ts';

export const payWaysGroup = group({ rows: payWaysRows, schemas: payWaysSchemas, examples: payWaysExamples });
