import { group } from '../group.ts';
import { smsAccountExamples } from './sms-account.example.ts';
import { smsAccountSchemas } from './sms-account.schema.ts';
import { smsAccountRows } from './sms-account.ts';

export const smsAccountGroup = group({ rows: smsAccountRows, schemas: smsAccountSchemas, examples: smsAccountExamples });
