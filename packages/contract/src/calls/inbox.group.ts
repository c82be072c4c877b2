import { group } from '../group.ts';
import { inboxExamples } from './inbox.example.ts';
import { inboxSchemas } from './inbox.schema.ts';
import { inboxRows } from './inbox.ts';

export const inboxGroup = group({ rows: inboxRows, schemas: inboxSchemas, examples: inboxExamples });
