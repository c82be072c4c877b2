import { group } from '../group.ts';
import { billExamples } from './bill.example.ts';
import { billSchemas } from './bill.schema.ts';
import { billRows } from './bill.ts';

export const billGroup = group({ rows: billRows, schemas: billSchemas, examples: billExamples });
