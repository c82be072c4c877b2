import { group } from '../group.ts';
import { cartExamples } from './cart.example.ts';
import { cartSchemas } from './cart.schema.ts';
import { cartRows } from './cart.ts';

export const cartGroup = group({ rows: cartRows, schemas: cartSchemas, examples: cartExamples });
