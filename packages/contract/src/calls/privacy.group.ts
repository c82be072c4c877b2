import { group } from '../group.ts';
import { privacyExamples } from './privacy.example.ts';
import { privacySchemas } from './privacy.schema.ts';
import { privacyRows } from './privacy.ts';

export const privacyGroup = group({ rows: privacyRows, schemas: privacySchemas, examples: privacyExamples });
