import { z } from 'zod';
import { Id, Line, PictureKey } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { PayPassword, Proof } from './account-safety.schema.ts';
import { MaskedPhone } from './address.schema.ts';
import { Code, LoggedIn, Phone, SolvedPuzzle, UserDetail } from './login.schema.ts';
import type { profileRows } from './profile.ts';

/** What a code is good for; all but the one that proves a new phone go to the member's own. */
const CodeRequest = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('phone'), phone: Phone, captcha: SolvedPuzzle }),
  z.object({ purpose: z.enum(['payPassword', 'oldPhone', 'privacy']), captcha: SolvedPuzzle }),
]);

const Ended = z.object({ endedSessions: z.int() });

/** A phone is the account's from now on. */
export const PhoneBound = Ended.extend({
  phone: MaskedPhone,
  /** The phone was another account's, which this one has joined: its login from now on. */
  login: LoggedIn.nullable(),
  /** Without a proof the phone changes later: `phone` is the one that waits. */
  isWaiting: z.boolean(),
});

/** Who can prove nothing waits, while the old phone is told. */
const PhoneProof = z.discriminatedUnion('by', [...Proof.options, z.object({ by: z.literal('waiting') })]);

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
  'member.headIcon.findByIds': {
    input: z.object({ ids: z.array(Id).min(1).max(50) }),
    // Only members there are; empty: no picture of their own.
    output: z.array(z.object({ id: Id, headIcon: z.string() })).max(50),
  },
  'member.sms.sendVerifyCode': { input: CodeRequest, output: z.object({ resendSeconds: z.int() }) },
  // A code of the own phone stays good for the call it is for; one that proves a new phone becomes a proof for `phone.set`.
  'member.sms.checkVerifyCode': {
    input: z.discriminatedUnion('purpose', [
      z.object({ purpose: z.literal('phone'), phone: Phone, code: Code }),
      z.object({ purpose: z.enum(['payPassword', 'oldPhone', 'privacy']), code: Code }),
    ]),
    output: z.object({ phoneProof: z.string().nullable() }),
  },
  'member.phone.set': {
    input: z.object({ phone: Phone, phoneProof: z.string().min(1).max(200), proof: PhoneProof.optional() }),
    output: PhoneBound,
  },
  'member.phone.setWithCode': { input: z.object({ phone: Phone, code: Code, proof: PhoneProof.optional() }), output: PhoneBound },
  'member.payPassword.set': { input: z.object({ oldPassword: PayPassword, password: PayPassword }), output: Ended },
  'member.payPassword.setWithCode': { input: z.object({ code: Code, password: PayPassword }), output: Ended },
  // `proof`: that this session knows it, good once within five minutes (rules 7.3).
  'member.payPassword.check': { input: z.object({ password: PayPassword }), output: z.object({ proof: z.string() }) },
} satisfies SchemasOf<typeof profileRows>;
