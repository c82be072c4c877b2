import { z } from 'zod';
import { Line, PictureKey } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { MaskedPhone } from './address.schema.ts';
import { Code, LoggedIn, Phone, SolvedPuzzle, UserDetail } from './login.schema.ts';
import type { profileRows } from './profile.ts';

const PayPassword = z.string().regex(/^\d{6}$/);

/** What a code is good for; the code that sets the payment password goes to the member's own phone. */
const CodeWish = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('phone'), phone: Phone, captcha: SolvedPuzzle }),
  z.object({ purpose: z.literal('payPassword'), captcha: SolvedPuzzle }),
]);

const Ended = z.object({ endedSessions: z.int() });

/** A phone is the account's from now on. */
export const PhoneBound = Ended.extend({
  phone: MaskedPhone,
  /** The phone was another account's, which this one has joined: its login from now on. */
  login: LoggedIn.nullable(),
});

export const profileSchemas = {
  'member.account.update': {
    // What is left out stays as it is.
    input: z.object({
      nickName: Line(20).optional(),
      headIcon: z.union([PictureKey, z.literal('')]).optional(),
      birthday: UserDetail.shape.birthday.optional(),
      gender: UserDetail.shape.gender.optional(),
    }),
    output: UserDetail,
  },
  'member.sms.sendVerifyCode': { input: CodeWish, output: z.object({ resendSeconds: z.int() }) },
  'member.phone.setWithCode': { input: z.object({ phone: Phone, code: Code }), output: PhoneBound },
  'member.payPassword.set': { input: z.object({ oldPassword: PayPassword, password: PayPassword }), output: Ended },
  'member.payPassword.setWithCode': { input: z.object({ code: Code, password: PayPassword }), output: Ended },
  'member.payPassword.check': { input: z.object({ password: PayPassword }), output: z.object({}) },
} satisfies SchemasOf<typeof profileRows>;
