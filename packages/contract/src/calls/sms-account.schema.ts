import { z } from 'zod';

import type { SchemasOf } from '../schema.ts';
import { Phone } from './login.schema.ts';
import type { smsAccountRows } from './sms-account.ts';

const SmsAccount = z.object({
  secretId: z.string(),
  /** The last four characters of the secret; the rest is never answered. */
  keyTail: z.string(),
  appId: z.string(),
  signName: z.string(),
  templateId: z.string(),
  alertTemplateId: z.string(),
  /** Null: not tested since it was changed, so the mall's own account is used. */
  testedAt: z.int().nullable(),
  changedAt: z.int(),
});

const TemplateId = z.string().regex(/^\d{1,16}$/);

export const smsAccountSchemas = {
  'member.smsAccount.find': { input: z.object({}), output: z.object({ account: SmsAccount.nullable() }) },
  'member.smsAccount.set': {
    input: z.object({
      secretId: z.string().regex(/^[0-9A-Za-z]{8,64}$/),
      secretKey: z.string().regex(/^[0-9A-Za-z_-]{8,128}$/),
      appId: z.string().regex(/^\d{6,16}$/),
      signName: z.string().trim().min(2).max(20),
      /** An approved template with two parameters: the code, the minutes it is good for. */
      templateId: TemplateId,
      /** Another one: what happened to an account, when. */
      alertTemplateId: TemplateId,
    }),
    output: SmsAccount,
  },
  'member.smsAccount.test': { input: z.object({ phone: Phone }), output: SmsAccount },
  'member.smsAccount.remove': { input: z.object({}), output: z.object({ removed: z.boolean() }) },
} satisfies SchemasOf<typeof smsAccountRows>;
