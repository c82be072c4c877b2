import type { ExamplesOf } from '../schema.ts';
import { unsolved } from './login.example.ts';
import type { profileSchemas } from './profile.schema.ts';
import type { profileRows } from './profile.ts';

export const profileExamples: ExamplesOf<typeof profileRows, typeof profileSchemas> = {
  'member.account.update': [{ nickName: '知夏', birthday: '1996-05-20', gender: 'female' }],
  'member.sms.sendVerifyCode': [
    { purpose: 'phone', phone: '13800000002', captcha: unsolved },
    { purpose: 'payPassword', captcha: unsolved },
    { purpose: 'oldPhone', captcha: unsolved },
  ],
  'member.headIcon.findByIds': [{ ids: ['1', '2'] }],
  'member.sms.checkVerifyCode': [
    { purpose: 'phone', phone: '13800000002', code: '123456' },
    { purpose: 'payPassword', code: '123456' },
  ],
  'member.phone.set': [{ phone: '13800000002', phoneProof: '1790000000000.0f' }],
  'member.phone.setWithCode': [
    { phone: '13800000002', code: '123456' },
    { phone: '13800000002', code: '123456', proof: { by: 'phone', code: '654321' } },
    { phone: '13800000002', code: '123456', proof: { by: 'waiting' } },
  ],
  'member.payPassword.set': [{ oldPassword: '246810', password: '135790' }],
  'member.payPassword.setWithCode': [{ code: '123456', password: '246810' }],
  'member.payPassword.check': [{ password: '246810' }],
};
