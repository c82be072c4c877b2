import { group } from '../group.ts';
import { addressExamples } from './address.example.ts';
import { addressSchemas } from './address.schema.ts';
import { addressRows } from './address.ts';

export const addressGroup = group({ rows: addressRows, schemas: addressSchemas, examples: addressExamples });
