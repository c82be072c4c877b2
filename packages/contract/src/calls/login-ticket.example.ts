import type { ExamplesOf } from '../schema.ts';
import type { loginTicketSchemas } from './login-ticket.schema.ts';
import type { loginTicketRows } from './login-ticket.ts';

export const loginTicketExamples: ExamplesOf<typeof loginTicketRows, typeof loginTicketSchemas> = {
  'member.ticket.issue': [{ appId: 'wx0123456789abcdef' }],
  'member.ticket.redeem': [{ ticket: 'a'.repeat(43), appId: 'wx0123456789abcdef' }],
};
