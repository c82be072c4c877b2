import { group } from '../group.ts';
import { accountSafetyExamples } from './account-safety.example.ts';
import { accountSafetySchemas } from './account-safety.schema.ts';
import { accountSafetyRows } from './account-safety.ts';

export const accountSafetyGroup = group({ rows: accountSafetyRows, schemas: accountSafetySchemas, examples: accountSafetyExamples });
