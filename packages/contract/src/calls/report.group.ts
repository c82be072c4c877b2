import { group } from '../group.ts';
import { reportExamples } from './report.example.ts';
import { reportSchemas } from './report.schema.ts';
import { reportRows } from './report.ts';

export const reportGroup = group({ rows: reportRows, schemas: reportSchemas, examples: reportExamples });
