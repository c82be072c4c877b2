import { group } from '../group.ts';
import { checkoutExamples } from './checkout.example.ts';
import { checkoutSchemas } from './checkout.schema.ts';
import { checkoutRows } from './checkout.ts';

export const checkoutGroup = group({ rows: checkoutRows, schemas: checkoutSchemas, examples: checkoutExamples });
