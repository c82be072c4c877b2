import { z } from 'zod';
import { Id, Line, PictureKey, VideoKey, Words } from '../fields.ts';
import { translatable } from '../translatable.schema.ts';
import { Link } from './link.schema.ts';

/** Which goods a block shows; the order is the merchant's, by sales or by age. */
export const GoodsSource = z.object({
  categoryId: Id.optional(),
  goodsIds: z.array(Id).max(20).optional(),
  sortType: z.enum(['default', 'sold', 'new']).default('default'),
});

const block = <T extends string, P extends z.ZodType>(type: T, props: P) =>
  z.object({ id: Words(32).min(1), type: z.literal(type), props });

const Title = translatable(Words(16).min(1));
const Subtitle = translatable(Words(24)).default('');
const Alt = translatable(Words(40));
/** May have words in it, and then another one for each language. */
const Picture = translatable(PictureKey.clone(), 'picture');

/** Top left corner and size in percent of what it lies on. */
const Area = {
  x: z.number().min(0).max(100),
  y: z.number().min(0).max(100),
  width: z.number().min(1).max(100),
  height: z.number().min(1).max(100),
};

const fits = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => x + width <= 100 && y + height <= 100;

/** A link over a part of a picture; its name is what readers without the picture meet. */
const HotArea = z.object({ ...Area, name: translatable(Line(20)), link: Link }).refine(fits);

const CubeCell = z
  .object({
    ...Area,
    picture: Picture,
    alt: Alt,
    /** Where the whole cell leads; a cell with areas has none. */
    link: Link.optional(),
    areas: z.array(HotArea).max(10).default([]),
  })
  .refine(fits)
  .refine(({ link, areas }) => !link || areas.length === 0);

/**
 * A decorated page is a list of these, in the form `BLOCKS_SCHEMA` numbers: a form once published is never changed, it gets a number
 * more and a way from the last one. A type this build does not know is left out when the page is read, and reported.
 */
export const Block = z.discriminatedUnion('type', [
  block(
    'search',
    z.object({
      words: z
        .array(translatable(Words(24)))
        .min(1)
        .max(6),
    }),
  ),
  block(
    'banner',
    z.object({
      slides: z
        .array(z.object({ picture: Picture, alt: Alt, link: Link }))
        .min(1)
        .max(8),
    }),
  ),
  block(
    'iconGrid',
    z.object({
      entries: z
        .array(z.object({ picture: PictureKey, text: translatable(Words(6)), link: Link }))
        .min(4)
        .max(20),
    }),
  ),
  block('strip', z.object({ title: translatable(Words(24)), text: translatable(Words(40)), action: translatable(Words(6)), link: Link })),
  block(
    'notice',
    z.object({
      entries: z
        .array(z.object({ text: translatable(Line(60)), link: Link.optional() }))
        .min(1)
        .max(5),
    }),
  ),
  // shown over the page, as often as it says to one phone
  block(
    'popup',
    z.object({ picture: Picture, alt: translatable(Words(40).min(1)), link: Link.optional(), often: z.enum(['always', 'daily', 'once']) }),
  ),
  block('title', z.object({ title: Title, subtitle: Subtitle, align: z.enum(['left', 'center']).default('left'), more: Link.optional() })),
  block(
    'goods',
    z.object({
      title: Title.optional(),
      subtitle: Subtitle,
      source: GoodsSource,
      count: z.int().min(1).max(30),
      layout: z.enum(['grid', 'list', 'rail', 'small', 'wide']),
      /** Pictures of a rail stand upright. */
      tall: z.boolean().default(false),
      more: Link.optional(),
    }),
  ),
  block(
    'goodsTabs',
    z.object({
      tabs: z
        .array(z.object({ text: translatable(Words(8).min(1)), source: GoodsSource }))
        .min(1)
        .max(8),
      ranking: z.object({ title: Title, subtitle: Subtitle, source: GoodsSource, count: z.int().min(3).max(6) }).optional(),
    }),
  ),
  // pictures laid out freely on a field; `height` in percent of its width
  block('cube', z.object({ height: z.number().min(10).max(300), gap: z.int().min(0).max(16), cells: z.array(CubeCell).min(1).max(12) })),
  block('video', z.object({ video: VideoKey, poster: PictureKey, name: translatable(Line(40)) })),
  // cleaned when it is saved; the policy of the page holds what would slip through
  block('richText', z.object({ html: translatable(Words(20_000).min(1), 'html') })),
  block('shopCard', z.object({ hasPhone: z.boolean().default(true), hasHours: z.boolean().default(true) })),
  // without ids: what the shop's coupon centre shows first
  block(
    'coupon',
    z.object({
      title: Title.optional(),
      couponIds: z.array(Id).min(1).max(10).optional(),
      layout: z.enum(['rail', 'list']).default('rail'),
    }),
  ),
  // without an id: goods of every limited discount that runs in the shop
  block(
    'limitedDiscount',
    z.object({
      title: Title.optional(),
      activityId: Id.optional(),
      count: z.int().min(1).max(20).default(6),
      layout: z.enum(['rail', 'grid']).default('rail'),
    }),
  ),
  block('fullReduction', z.object({ title: Title.optional(), activityId: Id, count: z.int().min(1).max(20).default(6) })),
  block('package', z.object({ title: Title.optional(), activityIds: z.array(Id).min(1).max(5) })),
  block('storePicker', z.object({ title: Title })),
  // pixels at 375
  block('spacer', z.object({ height: z.int().min(4).max(200) })),
  block('divider', z.object({ style: z.enum(['solid', 'dashed']), isInset: z.boolean().default(true) })),
  // pixels above the bottom of the screen
  block(
    'floatButton',
    z.object({
      picture: Picture,
      name: translatable(Line(12)),
      link: Link,
      side: z.enum(['left', 'right']),
      bottom: z.int().min(60).max(400),
    }),
  ),
]);

/** The form the blocks above are written in. */
export const BLOCKS_SCHEMA = 2;

/** Signs of rich text on one page: more would make it too heavy to send, and take too long to clean. */
const RICH_TEXT = 60_000;

export const Blocks = Block.array()
  .min(1)
  .max(60)
  .refine((blocks) => blocks.reduce((signs, block) => signs + (block.type === 'richText' ? block.props.html.length : 0), 0) <= RICH_TEXT);

export type GoodsSource = z.output<typeof GoodsSource>;
export type Block = z.output<typeof Block>;
export type BlockType = Block['type'];
export type BlockProps<T extends BlockType> = Extract<Block, { type: T }>['props'];
