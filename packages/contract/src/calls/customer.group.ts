import { group } from '../group.ts';
import { customerExamples } from './customer.example.ts';
import { customerSchemas } from './customer.schema.ts';
import { customerRows } from './customer.ts';

export const customerGroup = group({ rows: customerRows, schemas: customerSchemas, examples: customerExamples });
