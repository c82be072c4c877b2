import { z } from 'zod';
import type { SchemasOf } from '../schema.ts';
import { LoggedIn } from './login.schema.ts';
import { PhoneBound } from './profile.schema.ts';
import type { wechatAccountRows, wechatLoginRows, wechatRows, wechatStaffRows } from './wechat.ts';

const AppId = z.string().regex(/^wx[0-9a-f]{16}$/);
/** The mini-program's name in links that open it. */
const OriginId = z.string().regex(/^gh_[0-9a-z]{12}$/);

/** As the messenger numbers the cards it has let the merchant make. */
const CardId = z.string().regex(/^[\w-]{1,32}$/);

/** The official account, which is channel 2 (spec 3, 7.2). */
const channelInfoId = z.coerce.number().pipe(z.literal(2));
/** Its mini-program is channel 1. */
const anyChannelInfoId = z.coerce.number().pipe(z.literal([1, 2]));

/** As the address bar has it: what is signed must be the same letter by letter. */
const PageUrl = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .regex(/^[\x21-\x7e]+$/);

export const wechatSchemas = {
  'member.wechat.getJssdk': {
    input: z.object({ channelInfoId, currentUrl: PageUrl, appIdType: z.literal('2') }),
    output: z.object({
      appId: AppId,
      /** Seconds. */
      timestamp: z.int(),
      nonceStr: z.string(),
      signature: z.string(),
    }),
  },
} satisfies SchemasOf<typeof wechatRows>;

export const wechatAccountSchemas = {
  'member.openPlatform.getAppId': {
    input: z.object({ channelInfoId: anyChannelInfoId }),
    output: z.object({ appId: AppId.nullable() }),
  },
  'member.openPlatform.getOriginId': { input: z.object({}), output: z.object({ originId: OriginId.nullable() }) },
} satisfies SchemasOf<typeof wechatAccountRows>;

/** What the page keeps to itself while the shopper is at the platform, and its SHA-256: who has no verifier has not begun the sign-in. */
const Verifier = z.string().regex(/^[\w-]{43}$/);
/** As the platform makes them: once, for five minutes. */
const PlatformCode = z.string().regex(/^[\w-]{1,256}$/);
const State = z.string().regex(/^[\w.-]{1,128}$/);

/** What comes back from the platform's page with the shopper. */
const Returned = z.object({ channelInfoId, code: PlatformCode, state: State, verifier: Verifier });

export const wechatLoginSchemas = {
  'member.wechat.authorize': {
    input: z.object({
      channelInfoId,
      /** A page of the same host. */
      returnUrl: PageUrl,
      challenge: Verifier,
      /** `base` asks the shopper nothing and tells the openId alone. */
      scope: z.enum(['base', 'userinfo']),
    }),
    output: z.object({ url: z.url() }),
  },
  // Code 100110 (spec 4): logged in, and no phone is bound yet; its data is the same.
  'member.wechat.login': {
    input: z.discriminatedUnion('by', [
      Returned.extend({ by: z.literal('page'), channel: z.enum(['h5', 'mobile-mall']) }),
      z.object({ by: z.literal('mini'), code: PlatformCode }),
    ]),
    output: LoggedIn,
  },
  'member.openPlatform.getOpenId': { input: Returned, output: z.object({ openId: z.string() }) },
  'member.phone.updateByMini': { input: z.object({ code: PlatformCode }), output: PhoneBound },
} satisfies SchemasOf<typeof wechatLoginRows>;

export const wechatStaffSchemas = {
  'member.wechat.setAccount': {
    input: z.object({
      channelInfoId: anyChannelInfoId.default(2),
      appId: AppId,
      secret: z.string().regex(/^[0-9a-f]{32}$/),
      originId: OriginId.optional(),
      /** The merchant's card in the card pack; left out, it stays. */
      cardId: CardId.optional(),
    }),
    output: z.object({ appId: AppId }),
  },
  'member.wechat.removeAccount': {
    input: z.object({ channelInfoId: anyChannelInfoId.default(2) }),
    output: z.object({ removed: z.boolean() }),
  },
} satisfies SchemasOf<typeof wechatStaffRows>;
