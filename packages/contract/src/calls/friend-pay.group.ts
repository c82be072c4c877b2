import { group } from '../group.ts';
import { friendPayExamples } from './friend-pay.example.ts';
import { friendPaySchemas } from './friend-pay.schema.ts';
import { friendPayRows } from './friend-pay.ts';

export const friendPayGroup = group({ rows: friendPayRows, schemas: friendPaySchemas, examples: friendPayExamples });
