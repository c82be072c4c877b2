import { z } from 'zod';
import { Id, PictureKey } from '../fields.ts';

const link = <T extends string, D extends z.ZodType>(pageType: T, data: D) => z.strictObject({ pageType: z.literal(pageType), data });

const byId = z.strictObject({ id: Id });

/** Activities by their type (spec 2.3): lists show all of theirs when none is named. */
const Campaign = z.discriminatedUnion('activityType', [
  z.strictObject({ activityType: z.literal([402, 403, 407]), activityId: Id }),
  z.strictObject({ activityType: z.literal([401, 506, 507]), activityId: Id.optional() }),
  z.strictObject({ activityType: z.literal([405, 406]), couponId: Id }),
]);

const SystemPage = z.enum([
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
  link('customLink', z.strictObject({ customLink: z.url({ protocol: /^https?$/ }).max(1024) })),
  ...ShopLink.options,
]);

/** Which goods a block shows; the order is the merchant's, by sales or by age. */
export const GoodsSource = z.object({
  categoryId: Id.optional(),
  goodsIds: z.array(Id).max(20).optional(),
  sortType: z.enum(['default', 'sold', 'new']).default('default'),
});

const block = <T extends string, P extends z.ZodType>(type: T, props: P) =>
  z.object({ id: z.string().max(32), type: z.literal(type), props });

const Title = z.string().min(1).max(16);
const Subtitle = z.string().max(24).default('');

/** A decorated page is a list of these. A type this build does not know is dropped when the page is read. */
export const Block = z.discriminatedUnion('type', [
  block('search', z.object({ words: z.array(z.string().max(24)).min(1).max(6) })),
  block(
    'banner',
    z.object({
      slides: z
        .array(z.object({ picture: PictureKey, alt: z.string().max(40), link: Link }))
        .min(1)
        .max(8),
    }),
  ),
  block(
    'iconGrid',
    z.object({
      entries: z
        .array(z.object({ picture: PictureKey, text: z.string().max(6), link: Link }))
        .min(4)
        .max(20),
    }),
  ),
  block('strip', z.object({ title: z.string().max(24), text: z.string().max(40), action: z.string().max(6), link: Link })),
  block(
    'goodsRail',
    z.object({
      title: Title,
      subtitle: Subtitle,
      source: GoodsSource,
      count: z.int().min(3).max(12),
      tall: z.boolean().default(false),
      more: Link.optional(),
    }),
  ),
  block(
    'goodsFloor',
    z.object({ title: Title, subtitle: Subtitle, source: GoodsSource, count: z.int().min(2).max(12), more: Link.optional() }),
  ),
  block(
    'waterfall',
    z.object({
      tabs: z
        .array(z.object({ text: z.string().max(8), source: GoodsSource }))
        .min(1)
        .max(8),
      ranking: z.object({ title: Title, subtitle: Subtitle, source: GoodsSource, count: z.int().min(3).max(6) }).optional(),
    }),
  ),
]);

export type Link = z.output<typeof Link>;
export type GoodsSource = z.output<typeof GoodsSource>;
export type Block = z.output<typeof Block>;
export type BlockType = Block['type'];
export type BlockProps<T extends BlockType> = Extract<Block, { type: T }>['props'];
