import { z } from 'zod';
import { Id } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { loginRows } from './login.ts';

/** A mobile number of the mainland. */
export const Phone = z.string().regex(/^1[3-9]\d{9}$/);
export const Channel = z.enum(['h5', 'mobile-mall', 'mini', 'pc']);

const hex = (max: number) =>
  z
    .string()
    .regex(/^[0-9a-f]*$/i)
    .max(max);

/** A proof-of-work puzzle as altcha draws it, and its solution. */
const Puzzle = z.object({
  parameters: z.object({
    algorithm: z.string().max(32),
    nonce: hex(128),
    salt: hex(128),
    cost: z.int().min(1).max(100_000),
    keyLength: z.int().min(1).max(128),
    keyPrefix: hex(128),
    keySignature: hex(256),
    expiresAt: z.number(),
  }),
  signature: hex(256),
});
export const SolvedPuzzle = z.object({
  challenge: Puzzle,
  solution: z.object({ counter: z.int().min(0), derivedKey: hex(256) }),
});

/** User info (spec 3). */
const User = z.object({
  id: Id,
  openId: z.string(),
  unionId: z.string(),
  channelAuthInfoViews: z.array(z.object({ channelInfoId: z.string(), openId: z.string() })),
  nickName: z.string(),
  headIcon: z.string(),
  level: z.int(),
  labelRecordViews: z.array(z.object({ id: Id, name: z.string() })),
  /** 0: none, 1: active, 2: over, 3: frozen. */
  cardStatus: z.int(),
  /** Empty: signed in by the messenger, no phone bound. */
  phone: z.string().regex(/^(?:\d{3}\*{4}\d{4})?$/),
});

/** What only the member's own pages show (spec 3, userInfoDetail). */
export const UserDetail = User.extend({
  /** A day of the calendar; null: not told. */
  birthday: z.iso.date().nullable(),
  gender: z.enum(['unknown', 'female', 'male']),
  hasPayPassword: z.boolean(),
});

/** As it came by message. */
export const Code = z.string().regex(/^\d{6}$/);

export const LoggedIn = z.object({ token: z.string(), loginId: Id, user: User });

/** A login code is asked for. */
const SentCode = { input: z.object({ phone: Phone, captcha: SolvedPuzzle }), output: z.object({ resendSeconds: z.int() }) };

export const loginSchemas = {
  'member.captcha.generate': { input: z.object({}), output: Puzzle },
  'member.antiBrushSms.send': SentCode,
  'member.sms.send': SentCode,
  'member.account.login': {
    input: z.object({ phone: Phone, code: Code, channel: Channel.default('h5') }),
    output: LoggedIn,
  },
  'member.account.detail': { input: z.object({}), output: UserDetail },
  'member.session.list': {
    input: z.object({}),
    output: z.array(z.object({ id: Id, channel: Channel, createdAt: z.int(), seenAt: z.int(), isCurrent: z.boolean() })),
  },
  'member.session.revoke': { input: z.object({ id: Id }), output: z.object({ ended: z.boolean() }) },
  'member.session.logout': { input: z.object({}), output: z.object({ ended: z.boolean() }) },
} satisfies SchemasOf<typeof loginRows>;
