import { isUrl } from '@qianpu/kit/url';
import { z } from 'zod';
import { Id } from '../fields.ts';

const link = <T extends string, D extends z.ZodType>(pageType: T, data: D) => z.strictObject({ pageType: z.literal(pageType), data });

const byId = z.strictObject({ id: Id });

/** Activities by their type (spec 2.3): lists show all of theirs when none is named. */
const Campaign = z.discriminatedUnion('activityType', [
  z.strictObject({ activityType: z.literal([402, 403, 407]), activityId: Id }),
  z.strictObject({ activityType: z.literal([401, 506, 507]), activityId: Id.optional() }),
  z.strictObject({ activityType: z.literal([405, 406]), couponId: Id }),
]);

export const SystemPage = z.enum([
  'index',
  'userCenter',
  'shoppingCart',
  'commissionCenter',
  'groupLeaderCenter',
  'invitationGift',
  'signInGift',
  'memberSaving',
  'giftCard',
  'goodsCategory',
  'allGoods',
  'allClassify',
  'myOrder',
  'wholesaleCenter',
]);

/** Those the storefront answers today; its own test holds this list against its pages. */
export const builtSystemPages: ReadonlySet<SystemPage> = new Set([
  'index',
  'userCenter',
  'shoppingCart',
  'memberSaving',
  'goodsCategory',
  'allGoods',
  'allClassify',
  'myOrder',
]);

/** A page of the shop: all a tab of the bottom navigation may lead to (spec 3). */
export const ShopLink = z.discriminatedUnion('pageType', [
  link('microPage', byId),
  link('microPageClassify', byId),
  link('goodsGroup', byId),
  link('goods', byId),
  link('marketCampaign', Campaign),
  link('systemPage', z.strictObject({ name: SystemPage })),
]);

/** Where a decorated element leads (spec 2.3, "decorated links by pageType"). */
export const Link = z.discriminatedUnion('pageType', [
  // the phone follows it only to hosts the merchant allows
  link(
    'customLink',
    z.strictObject({
      customLink: z
        .string()
        .max(1024)
        .refine((address) => isUrl(address) && address.isWellFormed()),
    }),
  ),
  ...ShopLink.options,
]);

export type Link = z.output<typeof Link>;
export type SystemPage = z.output<typeof SystemPage>;
