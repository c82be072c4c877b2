import { group } from '../group.ts';
import { guiderExamples } from './guider.example.ts';
import { guiderSchemas } from './guider.schema.ts';
import { guiderRows } from './guider.ts';

export const guiderGroup = group({ rows: guiderRows, schemas: guiderSchemas, examples: guiderExamples });
