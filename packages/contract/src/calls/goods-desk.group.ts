import { group } from '../group.ts';
import { goodsDeskExamples } from './goods-desk.example.ts';
import { goodsDeskSchemas } from './goods-desk.schema.ts';
import { goodsDeskRows } from './goods-desk.ts';

export const goodsDeskGroup = group({ rows: goodsDeskRows, schemas: goodsDeskSchemas, examples: goodsDeskExamples });
