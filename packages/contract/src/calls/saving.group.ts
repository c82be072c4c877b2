import { group } from '../group.ts';
import { savingExamples } from './saving.example.ts';
import { savingSchemas } from './saving.schema.ts';
import { savingRows } from './saving.ts';

export const savingGroup = group({ rows: savingRows, schemas: savingSchemas, examples: savingExamples });
