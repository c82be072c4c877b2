import { group } from '../group.ts';
import { loginExamples } from './login.example.ts';
import { loginSchemas } from './login.schema.ts';
import { loginRows } from './login.ts';

export const loginGroup = group({ rows: loginRows, schemas: loginSchemas, examples: loginExamples });
