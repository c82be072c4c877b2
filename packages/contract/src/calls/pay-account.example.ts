import type { ExamplesOf } from '../schema.ts';
import type { payAccountSchemas } from './pay-account.schema.ts';
import type { payAccountRows } from './pay-account.ts';

export const payAccountExamples: ExamplesOf<typeof payAccountRows, typeof payAccountSchemas> = {
  'trade.payAccount.list': [{}],
  'trade.payAccount.set': [
    {
      mchId: '1900000109',
      appId: 'wxd678efh567hg6787',
      certificateSerial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
      apiV3Key: 'a'.repeat(32),
      privateKeyPem: `-----BEGIN PRIVATE KEY-----\n${'A'.repeat(64)}\n-----END PRIVATE KEY-----\n`,
    },
    {
      provider: 'ALIPAY',
      mchId: '2088123412341234',
      appId: '2021000123456789',
      privateKeyPem: `-----BEGIN PRIVATE KEY-----\n${'A'.repeat(64)}\n-----END PRIVATE KEY-----\n`,
      alipayPublicKeyPem: `-----BEGIN PUBLIC KEY-----\n${'A'.repeat(64)}\n-----END PUBLIC KEY-----\n`,
    },
  ],
  'trade.payAccount.test': [{ appRef: 'main' }],
  'trade.payAccount.activate': [{ appRef: 'main' }],
  'trade.payAccount.retire': [{ appRef: 'nothere' }],
};
