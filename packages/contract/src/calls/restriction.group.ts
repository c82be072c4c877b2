import { group } from '../group.ts';
import { restrictionExamples } from './restriction.example.ts';
import { restrictionSchemas } from './restriction.schema.ts';
import { restrictionRows } from './restriction.ts';

export const restrictionGroup = group({ rows: restrictionRows, schemas: restrictionSchemas, examples: restrictionExamples });
