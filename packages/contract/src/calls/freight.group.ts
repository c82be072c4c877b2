import { group } from '../group.ts';
import { freightExamples } from './freight.example.ts';
import { freightSchemas } from './freight.schema.ts';
import { freightRows } from './freight.ts';

export const freightGroup = group({ rows: freightRows, schemas: freightSchemas, examples: freightExamples });
