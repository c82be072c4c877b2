import { group } from '../group.ts';
import { payAccountExamples } from './pay-account.example.ts';
import { payAccountSchemas } from './pay-account.schema.ts';
import { payAccountRows } from './pay-account.ts';

export const payAccountGroup = group({ rows: payAccountRows, schemas: payAccountSchemas, examples: payAccountExamples });
