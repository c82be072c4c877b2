import { group } from '../group.ts';
import { loginStaffExamples } from './login-staff.example.ts';
import { loginStaffSchemas } from './login-staff.schema.ts';
import { loginStaffRows } from './login-staff.ts';

export const loginStaffGroup = group({ rows: loginStaffRows, schemas: loginStaffSchemas, examples: loginStaffExamples });
