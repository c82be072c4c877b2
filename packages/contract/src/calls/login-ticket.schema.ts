import { z } from 'zod';
import type { SchemasOf } from '../schema.ts';
import { LoggedIn } from './login.schema.ts';
import type { loginTicketRows } from './login-ticket.ts';

/** Which mini program asks, as its platform names it. */
const AppId = z.string().regex(/^[\w-]{1,64}$/);
/** 256 bits. */
const Ticket = z.string().regex(/^[\w-]{43}$/);

export const loginTicketSchemas = {
  'member.ticket.issue': {
    input: z.object({ appId: AppId }),
    output: z.object({ ticket: Ticket, expiresInSeconds: z.int() }),
  },
  'member.ticket.redeem': { input: z.object({ ticket: Ticket, appId: AppId }), output: LoggedIn },
} satisfies SchemasOf<typeof loginTicketRows>;
