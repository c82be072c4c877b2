import { z } from 'zod';
import { Block, Blocks } from '../decoration/block.schema.ts';
import { Link } from '../decoration/link.schema.ts';
import { NavigationConfig } from '../decoration/navigation.schema.ts';
import { Colour, countedPageOf, Id, Line, PageNum, PageSize, PictureKey, pageOf, Words } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import type { decorationClientRows, decorationRows, decorationStaffRows } from './decoration.ts';
import type { pageClassRows, shareRows } from './page-share.ts';

const Picture = translatable(PictureKey.clone(), 'picture');

/** What a shared page says of itself (spec 3); without a picture the shop's logo stands for it. */
export const Share = z.object({
  title: translatable(Line(32)),
  describe: translatable(Words(60)).default(''),
  picture: Picture.nullable(),
});

const DecoratedPage = z.object({ id: Id, version: z.int(), title: translatable(z.string()), share: Share, blocks: z.array(Block) });

export const decorationSchemas = {
  'decoration.page.find': {
    // home by its name, a micro page by its id
    input: z.union([z.object({ cid: Id, name: z.enum(['index']) }), z.object({ cid: Id, id: Id })]),
    output: DecoratedPage,
  },
  'decoration.navigation.pageConfig': {
    // 1 mini, 0 otherwise (spec 7.2)
    input: z.object({ cid: Id, navigationType: z.literal([0, 1]) }),
    output: z.object({
      /** Whether the mini-program shows the merchant's navigation, too. */
      appletCustomFlag: z.literal([0, 1]),
      /** A NavigationConfig as JSON, escaped by encodeURIComponent; empty when the merchant has arranged none. */
      navigationJson: z.string(),
    }),
  },
} satisfies SchemasOf<typeof decorationRows>;

export const pageClassSchemas = {
  'decoration.pageClass.find': {
    input: z.object({ cid: Id, id: Id }),
    output: z.object({
      id: Id,
      title: translatable(z.string()),
      pages: z.array(Share.extend({ id: Id })),
    }),
  },
} satisfies SchemasOf<typeof pageClassRows>;

export const shareSchemas = {
  'decoration.share.find': {
    input: z.object({
      cid: Id,
      pageInfoId: Id,
      // 1 a decorated page, 2 goods, 3 an activity
      type: z.coerce.number().pipe(z.literal([1, 2, 3])),
      // 1 for a friend: title, words and picture; 2 for everyone: one line and the picture (spec 3)
      shareStyle: z.coerce.number().pipe(z.literal([1, 2])),
    }),
    output: z.object({ title: translatable(z.string()), describe: translatable(z.string()), picture: Picture.nullable() }),
  },
} satisfies SchemasOf<typeof shareRows>;

/** Primary, secondary, text on primary, accent (spec 3). */
const ThemeColors = z.tuple([Colour, Colour, Colour, Colour]);

/** Colour style (spec 3); `ink` stands on warm sand and prices in black. */
const ColorStyle = z.object({ type: z.enum(['plain', 'ink']), colors: ThemeColors, index_grey: z.boolean() });

export const decorationClientSchemas = {
  'decoration.navigation.config': { input: z.object({ cid: Id }), output: NavigationConfig.nullable() },
  'decoration.colorStyle.find': { input: z.object({ cid: Id }), output: ColorStyle },
  'decoration.colorStyle.query': { input: z.object({ cid: Id }), output: ColorStyle },
  'decoration.bulletin.find': {
    input: z.object({ cid: Id }),
    output: z.object({ list: z.array(z.object({ text: translatable(z.string()), link: Link.optional() })) }),
  },
  'decoration.advertise.info': {
    input: z.object({ cid: Id }),
    output: z
      .object({ picture: Picture, alt: translatable(z.string()), link: Link.optional(), often: z.enum(['always', 'daily', 'once']) })
      .nullable(),
  },
  'decoration.index.find': { input: z.object({ cid: Id }), output: DecoratedPage },
} satisfies SchemasOf<typeof decorationClientRows>;

/** What a careful colleague would say of a page before it is published; `forbids` keeps it from being published. */
const Finding = z.object({
  kind: z.enum([
    'deadLink',
    'plannedPage',
    'endedActivity',
    'foreignLink',
    'missingPicture',
    'heavyPicture',
    'noGoods',
    'poorContrast',
    'plannedBlock',
  ]),
  /** The block, or null for the page itself. */
  blockId: z.string().nullable(),
  /** What exactly: the link's target, the picture's key, the ratio found. */
  detail: z.string().max(200),
  forbids: z.boolean(),
});

const Revision = z.int().min(1);

const PageHead = z.object({
  id: Id,
  kind: z.enum(['home', 'micro']),
  /** The one shop it is for; null for all shops of the merchant. */
  cid: Id.nullable(),
  /** The page it stands in for, in its shop. */
  baseId: Id.nullable(),
  title: z.string(),
  revision: Revision,
  liveVersion: z.int().nullable(),
  /** Goes live then, by itself. */
  scheduledFor: z.int().nullable(),
});

export const decorationStaffSchemas = {
  'decoration.navigation.set': {
    input: z.object({ cid: Id, config: NavigationConfig, isAppletCustom: z.boolean().default(false) }),
    output: z.object({ version: z.int() }),
  },
  'decoration.colorStyle.set': {
    input: ColorStyle.extend({ cid: Id, index_grey: z.boolean().default(false) }),
    output: z.object({ version: z.int() }),
  },
  'decoration.page.create': {
    // shop: the one shop it is for, else all; baseId: the micro page it stands in for there
    input: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('home'), shop: Id.optional(), title: Line(32) }),
      z.object({ kind: z.literal('micro'), shop: Id.optional(), title: Line(32) }),
      z.object({ kind: z.literal('override'), shop: Id, baseId: Id }),
    ]),
    output: z.object({ id: Id, revision: Revision }),
  },
  'decoration.page.save': {
    input: z.object({
      id: Id,
      /** The one the staff member has seen: another one's work is never overwritten. */
      revision: Revision,
      title: Line(32),
      share: Share,
      pageClassId: Id.nullable().default(null),
      blocks: Blocks,
    }),
    output: z.object({ revision: Revision }),
  },
  'decoration.page.publish': {
    // at: an instant to come; without it at once
    input: z.object({ id: Id, revision: Revision, at: z.int().min(0).optional() }),
    output: z.object({ version: z.int(), findings: z.array(Finding) }),
  },
  'decoration.page.unschedule': { input: z.object({ id: Id }), output: z.object({}) },
  'decoration.page.rollBack': { input: z.object({ id: Id, version: z.int().min(1) }), output: z.object({ version: z.int() }) },
  'decoration.page.withdraw': { input: z.object({ id: Id }), output: z.object({}) },
  'decoration.page.draft': {
    input: z.object({ id: Id }),
    output: PageHead.extend({ share: Share, pageClassId: Id.nullable(), blocks: z.array(Block) }),
  },
  'decoration.page.list': {
    input: z.object({
      kind: z.enum(['home', 'micro']).optional(),
      /** Those of one shop, without those of all. */
      cid: Id.optional(),
      /** DRAFT: not live and not going to be. */
      state: z.enum(['DRAFT', 'LIVE', 'SCHEDULED']).optional(),
      words: Line(32).optional(),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    output: countedPageOf(
      PageHead.extend({
        liveAt: z.int().nullable(),
        /** The staff member who saved it last; null for what came before that was written down. */
        editedBy: Id.nullable(),
        editedAt: z.int().nullable(),
      }),
    ),
  },
  // to another shop, to all (null) or beside itself; a shop has one home
  'decoration.page.copy': {
    input: z.object({ id: Id, shop: Id.nullable(), title: Line(32).optional() }),
    output: z.object({ id: Id, revision: Revision }),
  },
  'decoration.version.find': {
    input: z.object({ id: Id, version: z.coerce.number().int().min(1) }),
    output: z.object({ version: z.int(), title: z.string(), share: Share, blocks: z.array(Block) }),
  },
  'decoration.page.versions': {
    input: z.object({ id: Id, pageNum: PageNum, pageSize: PageSize }),
    output: pageOf(
      z.object({
        version: z.int(),
        title: z.string(),
        madeAt: z.int(),
        /** The staff member; null for what came before there were any. */
        madeBy: Id.nullable(),
        restoredFrom: z.int().nullable(),
        isLive: z.boolean(),
      }),
    ),
  },
  'decoration.page.check': { input: z.object({ id: Id }), output: z.object({ findings: z.array(Finding) }) },
  'decoration.translation.missing': {
    input: z.object({ lang: z.enum(['en']) }),
    output: z.object({
      kinds: z.array(
        z.object({
          kind: z.enum(['shops', 'navigation', 'pages', 'categories', 'goods', 'details', 'skus', 'brands', 'promises', 'hotWords']),
          /** Different texts in Chinese, and how many of them nobody has translated. */
          texts: z.int().min(0),
          missing: z.int().min(0),
          first: z.array(z.string()).max(20),
        }),
      ),
    }),
  },
  'decoration.pageClass.set': {
    input: z.object({ id: Id.optional(), title: Line(16), position: z.int().min(0).max(1_000).default(0) }),
    output: z.object({ id: Id }),
  },
  'decoration.pageClass.list': {
    input: z.object({}),
    output: z.object({ list: z.array(z.object({ id: Id, title: z.string(), position: z.int() })) }),
  },
} satisfies SchemasOf<typeof decorationStaffRows>;
