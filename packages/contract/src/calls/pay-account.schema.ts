import { z } from 'zod';
import type { SchemasOf } from '../schema.ts';
import type { payAccountRows } from './pay-account.ts';

/** Stands in the address the provider calls. */
export const AppRef = z.string().regex(/^[a-z0-9]{1,16}$/);
const MchId = z.string().regex(/^\d{8,16}$/);
const AppId = z.string().regex(/^wx[0-9a-zA-Z]{8,30}$/);
export const Provider = z.enum(['WECHAT_PAY', 'ALIPAY']);
const Serial = z.string().regex(/^[0-9A-F]{16,64}$/);

const PayAccount = z.object({
  appRef: AppRef,
  provider: Provider,
  /** The merchant's number there: at Alipay the seller's. */
  mchId: z.string(),
  appId: z.string(),
  /** Empty at Alipay, which knows none. */
  certificateSerial: z.string(),
  /** The last four characters of the secret, or at Alipay of its key for this app; the rest is never answered. */
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
    // Where none is named it is WeChat Pay; where one is, what is wrong is said at its field.
    input: z.discriminatedUnion(
      'provider',
      [
        z.object({
          provider: z.literal('WECHAT_PAY').default('WECHAT_PAY'),
          mchId: MchId,
          appId: AppId,
          certificateSerial: Serial,
          apiV3Key: z.string().regex(/^[0-9A-Za-z]{32}$/),
          privateKeyPem: z.string().min(1).max(8_000),
        }),
        z.object({
          provider: z.literal('ALIPAY'),
          /** The seller's number. */
          mchId: z.string().regex(/^2088\d{12}$/),
          appId: z.string().regex(/^\d{16}$/),
          privateKeyPem: z.string().min(1).max(8_000),
          /** Alipay's key for this app, as its console shows it. */
          alipayPublicKeyPem: z.string().min(1).max(8_000),
        }),
      ],
      { unionFallback: true },
    ),
    output: PayAccount,
  },
  'trade.payAccount.test': { input: ref, output: PayAccount },
  'trade.payAccount.activate': { input: ref, output: z.object({}) },
  'trade.payAccount.retire': { input: ref, output: z.object({}) },
} satisfies SchemasOf<typeof payAccountRows>;
