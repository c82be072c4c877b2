import { z } from 'zod';
import { Id } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { SecurityEvent } from './account-safety.schema.ts';
import { Channel } from './login.schema.ts';
import type { loginStaffRows } from './login-staff.ts';

export const loginStaffSchemas = {
  'member.session.listForStaff': {
    input: z.object({ id: Id }),
    output: z.array(z.object({ id: Id, channel: Channel, createdAt: z.int(), seenAt: z.int() })),
  },
  /** Without a session: all of them. */
  'member.session.endForStaff': {
    input: z.object({ id: Id, sessionId: Id.optional() }),
    output: z.object({ endedSessions: z.int() }),
  },
  /** Half a year, newest first. */
  'member.safety.eventsForStaff': { input: z.object({ id: Id }), output: z.array(SecurityEvent) },
} satisfies SchemasOf<typeof loginStaffRows>;
