import { z } from 'zod';
import type { SchemasOf } from '../schema.ts';
import type { wechatAccountRows, wechatRows, wechatStaffRows } from './wechat.ts';

const AppId = z.string().regex(/^wx[0-9a-f]{16}$/);

/** The official account, which is channel 2 (spec 3, 7.2). */
const channelInfoId = z.coerce.number().pipe(z.literal(2));

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
  'member.openPlatform.getAppId': { input: z.object({ channelInfoId }), output: z.object({ appId: AppId.nullable() }) },
} satisfies SchemasOf<typeof wechatAccountRows>;

export const wechatStaffSchemas = {
  'member.wechat.setAccount': {
    input: z.object({ appId: AppId, secret: z.string().regex(/^[0-9a-f]{32}$/) }),
    output: z.object({ appId: AppId }),
  },
  'member.wechat.removeAccount': { input: z.object({}), output: z.object({ removed: z.boolean() }) },
} satisfies SchemasOf<typeof wechatStaffRows>;
