import { z } from 'zod';

const secret = z.string().min(1).max(512);
const lifetime = z.int().min(1).max(7_200);
const name = z.string().min(1).max(64);
const unionid = name.optional();

/** Every answer may be this one instead: 0, or absent, is well. */
export const Refusal = z.object({ errcode: z.int().default(0) });
export const Token = z.object({ access_token: secret, expires_in: lifetime });
export const Ticket = z.object({ ticket: secret, expires_in: lifetime });

/** A page's code. Somebody who only looks in (`is_snapshotuser`) has names made up for the moment. */
export const PageGrant = z.object({
  access_token: secret,
  openid: name,
  unionid,
  scope: z.string().max(200).default(''),
  is_snapshotuser: z.int().default(0),
});
export const UserInfo = z.object({ openid: name, unionid, nickname: z.string().max(500).default('') });
export const MiniSession = z.object({ openid: name, unionid });
export const PhoneInfo = z.object({
  phone_info: z.object({
    purePhoneNumber: z.string().max(32),
    countryCode: z.coerce.string().max(8),
    watermark: z.object({ appid: z.string().max(64) }),
  }),
});
