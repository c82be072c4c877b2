import type { ExamplesOf } from '../schema.ts';
import type { smsAccountSchemas } from './sms-account.schema.ts';
import type { smsAccountRows } from './sms-account.ts';

export const smsAccountExamples: ExamplesOf<typeof smsAccountRows, typeof smsAccountSchemas> = {
  'member.smsAccount.find': [{}],
  'member.smsAccount.set': [
    {
      secretId: 'AKID0123456789',
      secretKey: 'k'.repeat(32),
      appId: '1400000009',
      signName: '苹果园',
      templateId: '2000001',
      alertTemplateId: '2000002',
    },
  ],
  'member.smsAccount.test': [{ phone: '13800000000' }],
  'member.smsAccount.remove': [{}],
};
