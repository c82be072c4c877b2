import { z } from 'zod';
import type { SchemasOf } from '../schema.ts';
import type { payAccountRows } from './pay-account.ts';

/** Stands in the address the provider calls. */
const AppRef = z.string().regex(/^[a-z0-9]{1,16}$/);
const MchId = z.string().regex(/^\d{8,16}$/);
const AppId = z.string().regex(/^wx[0-9a-zA-Z]{8,30}$/);
const Serial = z.string().regex(/^[0-9A-F]{16,64}$/);

const PayAccount = z.object({
  appRef: AppRef,
  mchId: z.string(),
  appId: z.string(),
  certificateSerial: z.string(),
  /** The last four characters of the secret; the rest is never answered. */
  keyTail: z.string(),
  state: z.enum(['NEW', 'ACTIVE', 'RETIRED']),
  takesNewOrders: z.boolean(),
  createdAt: z.int(),
  testedAt: z.int().nullable(),
  activatedAt: z.int().nullable(),
});

const ref = z.object({ appRef: AppRef });

export const payAccountSchemas = {
  'trade.payAccount.list': { input: z.object({}), output: z.array(PayAccount) },
  'trade.payAccount.set': {
    input: z.object({
      mchId: MchId,
      appId: AppId,
      certificateSerial: Serial,
      apiV3Key: z.string().regex(/^[0-9A-Za-z]{32}$/),
      privateKeyPem: z.string().max(8_000),
    }),
    output: PayAccount,
  },
  'trade.payAccount.test': { input: ref, output: PayAccount },
  'trade.payAccount.activate': { input: ref, output: z.object({}) },
  'trade.payAccount.retire': { input: ref, output: z.object({}) },
} satisfies SchemasOf<typeof payAccountRows>;
