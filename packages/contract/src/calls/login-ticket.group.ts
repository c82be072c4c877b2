import { group } from '../group.ts';
import { loginTicketExamples } from './login-ticket.example.ts';
import { loginTicketSchemas } from './login-ticket.schema.ts';
import { loginTicketRows } from './login-ticket.ts';

export const loginTicketGroup = group({ rows: loginTicketRows, schemas: loginTicketSchemas, examples: loginTicketExamples });
