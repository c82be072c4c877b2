import { z } from 'zod';
import { PageNum, PageSize, pageOf } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { accountSafetyRows } from './account-safety.ts';
import { MaskedPhone } from './address.schema.ts';
import { Code } from './login.schema.ts';

export const PayPassword = z.string().regex(/^\d{6}$/);

/** That who holds the session is the member: a code to the own phone, or the payment password. */
export const Proof = z.discriminatedUnion('by', [
  z.object({ by: z.literal('phone'), code: Code }),
  z.object({ by: z.literal('payPassword'), password: PayPassword }),
]);

/** A change that waits. */
const PhoneChange = z.object({
  phone: MaskedPhone,
  askedAt: z.int(),
  /** Null: the old phone has not been told yet, so no time runs. */
  dueAt: z.int().nullable(),
});

export const SecurityEvent = z.object({
  kind: z.enum([
    'login',
    'phoneRequested',
    'phoneStopped',
    'phoneChanged',
    'payPassword',
    'signedOut',
    'exported',
    'erasureRequested',
    'eraseTakenBack',
  ]),
  at: z.int(),
  /** A network (203.0.113.*); empty: nobody's call, the clock did it. */
  network: z.string(),
  channel: z.enum(['h5', 'mobile-mall', 'mini', 'pc']).nullable(),
});

export const accountSafetySchemas = {
  'member.safety.state': {
    input: z.object({}),
    output: z.object({
      phoneChange: PhoneChange.nullable(),
      /** When the account is emptied; null: its member stays. */
      eraseAt: z.int().nullable(),
    }),
  },
  'member.safety.events': { input: z.object({ pageNum: PageNum, pageSize: PageSize }), output: pageOf(SecurityEvent) },
  'member.safety.stop': { input: z.object({}), output: z.object({ stopped: z.boolean() }) },
  'member.session.logoutAll': {
    // True: this session goes on.
    input: z.object({ keepCurrent: z.boolean().default(false) }),
    output: z.object({ endedSessions: z.int() }),
  },
} satisfies SchemasOf<typeof accountSafetyRows>;
