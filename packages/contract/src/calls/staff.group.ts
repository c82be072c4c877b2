import { group } from '../group.ts';
import { staffExamples } from './staff.example.ts';
import { staffSchemas } from './staff.schema.ts';
import { staffRows } from './staff.ts';

export const staffGroup = group({ rows: staffRows, schemas: staffSchemas, examples: staffExamples });
