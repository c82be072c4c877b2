import { group } from '../group.ts';
import { purchaseExamples } from './purchase.example.ts';
import { purchaseSchemas } from './purchase.schema.ts';
import { purchaseRows } from './purchase.ts';

export const purchaseGroup = group({ rows: purchaseRows, schemas: purchaseSchemas, examples: purchaseExamples });
