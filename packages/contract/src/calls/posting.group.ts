import { group } from '../group.ts';
import { postingExamples } from './posting.example.ts';
import { postingSchemas } from './posting.schema.ts';
import { postingRows } from './posting.ts';

export const postingGroup = group({ rows: postingRows, schemas: postingSchemas, examples: postingExamples });
