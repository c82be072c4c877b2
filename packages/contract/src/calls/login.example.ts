import type { ExamplesOf } from '../schema.ts';
import type { loginSchemas } from './login.schema.ts';
import type { loginRows } from './login.ts';

/** Of the right form, and nobody's solution. */
export const unsolved = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '00',
      salt: '00',
      cost: 1_000,
      keyLength: 32,
      keyPrefix: '00',
      keySignature: '00',
      expiresAt: 0,
    },
    signature: '00',
  },
  solution: { counter: 1, derivedKey: '00' },
};

export const loginExamples: ExamplesOf<typeof loginRows, typeof loginSchemas> = {
  'member.captcha.generate': [{}],
  'member.antiBrushSms.send': [{ phone: '13800000001', captcha: unsolved }],
  'member.sms.send': [{ phone: '13800000001', captcha: unsolved }],
  'member.account.login': [{ phone: '13800000001', code: '123456', channel: 'h5' }],
  'member.account.detail': [{}],
  'member.session.list': [{}],
  'member.session.revoke': [{ id: '1' }],
  'member.session.logout': [{}],
};
