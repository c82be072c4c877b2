import { group } from '../group.ts';
import { stockDeskExamples } from './stock-desk.example.ts';
import { stockDeskSchemas } from './stock-desk.schema.ts';
import { stockDeskRows } from './stock-desk.ts';

export const stockDeskGroup = group({ rows: stockDeskRows, schemas: stockDeskSchemas, examples: stockDeskExamples });
