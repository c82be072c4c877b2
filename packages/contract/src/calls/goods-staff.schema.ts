import { z } from 'zod';
import { FenField, Id, Line, PictureKey, VideoKey, Words } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { PurchaseLimit, QuantityRule } from './catalog.schema.ts';
import type { goodsStaffRows } from './goods-staff.ts';

/** The words in other languages, by language; what is missing is shown as it was written first. */
const translated = <T extends z.ZodType>(words: T) => z.partialRecord(z.enum(['en']), words).default({});

const Spec = z.object({ name: Line(10), value: Line(20) });

/** Of one piece, below a hundred million yuan: whatever an order can hold adds up to a number JSON can carry. */
const Price = FenField.min(1).max(9_999_999_999);

/** From so many pieces on, each costs this (wholesale). */
const LadderStep = z.object({ from: z.int().min(2).max(1_000_000), priceFen: Price });

export const NewSku = z.object({
  /** Of one that is there already; it keeps its id, its stock and its place in carts. */
  id: Id.optional(),
  specs: z.array(Spec).max(3),
  picture: PictureKey.nullable().default(null),
  ladder: z.array(LadderStep).max(5).default([]),
  /** The merchant's own; one SKU's of the merchant. */
  code: Line(40).nullable().default(null),
  barcode: z
    .string()
    .regex(/^[\dA-Za-z-]{4,32}$/)
    .nullable()
    .default(null),
  weightGrams: z.int().min(1).max(10_000_000).nullable().default(null),
  /** What the merchant pays for it; staff alone know. */
  costFen: FenField.max(9_999_999_999).nullable().default(null),
});

const Parameter = z.object({ name: Line(20), value: Line(200) });

const SizeTable = z
  .object({
    columns: z.array(Line(20)).min(2).max(8),
    rows: z
      .array(z.array(Line(20)))
      .min(1)
      .max(20),
    /** How to measure, in the merchant's words; without them the storefront has its own. */
    help: Words(300).optional(),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), { path: ['rows'] });

/** Counted up by every save. */
export const Revision = z.int().min(1);

export const NewGoods = z.object({
  id: Id.optional(),
  /** The one the staff member has seen: with it another one's work is never overwritten. */
  revision: Revision.optional(),
  categoryId: Id,
  brandId: Id.nullable().default(null),
  title: Line(80),
  sellingPoint: Words(60).default(''),
  tags: z.array(Line(10)).max(2).default([]),
  /** Further words it is to be found by. */
  keywords: z.array(Line(20)).max(20).default([]),
  pictures: z.array(PictureKey).min(1).max(9),
  video: z.object({ key: VideoKey, poster: PictureKey }).nullable().default(null),
  detailHtml: Words(100_000).default(''),
  /** Facts of the goods in the order they are shown. */
  parameters: z.array(Parameter).max(30).default([]),
  sizeTable: SizeTable.nullable().default(null),
  promiseIds: z.array(Id).max(6).default([]),
  /** What is promised for this one alone; it stands below the promises. */
  serviceText: Words(300).default(''),
  quantity: QuantityRule.default({ min: 1, step: 1, max: null }),
  /** Pieces for one member in any so many days, paid or not; what is cancelled or given back does not count. */
  limit: PurchaseLimit.nullable().default(null),
  /** Large orders are wanted: one member's unpaid orders may hold any share of the stock. */
  sellsInBulk: z.boolean().default(false),
  /** Gold, cards, vouchers: nothing lowers the price but what a shopper chose by name. */
  noPromotions: z.boolean().default(false),
  noMemberPrice: z.boolean().default(false),
  translations: translated(z.object({ title: Line(120), sellingPoint: Words(120).default('') })),
  skus: z.array(NewSku).min(1).max(1_000),
});

/** How one shop sells a goods. */
export const Listing = z.object({
  cid: Id,
  /** The one the staff member has seen, 0 where the shop did not list it: another one's work is never overwritten. */
  revision: z.int().min(0).optional(),
  categoryId: Id.optional(),
  position: z.int().min(0).max(1_000_000).optional(),
  /** Only these SKUs are for sale in the shop. A reference price is what the shop asked for the SKU before: higher, or none. */
  prices: z
    .array(z.object({ skuId: Id, priceFen: Price, listPriceFen: Price.nullable().default(null) }))
    .min(1)
    .max(1_000),
  /** On the shelf from and until then; null is now, and for good. */
  onShelfAt: z.iso.datetime().nullable().default(null),
  offShelfAt: z.iso.datetime().nullable().default(null),
});

export const goodsStaffSchemas = {
  'catalog.category.save': {
    input: z.object({
      id: Id.optional(),
      /** One shop's own; null is for all shops of the merchant. */
      cid: Id.nullable().default(null),
      parentId: Id.nullable().default(null),
      name: Line(20),
      picture: PictureKey,
      slogan: Words(30).default(''),
      position: z.int().min(0).max(100_000),
      translations: translated(z.object({ name: Line(40) })),
    }),
    output: z.object({ id: Id }),
  },
  'catalog.category.remove': { input: z.object({ id: Id }), output: z.object({}) },
  'catalog.category.setLayout': {
    input: z.object({ cid: Id, layout: z.enum(['goods', 'pictures', 'banners']) }),
    output: z.object({}),
  },
  'catalog.brand.save': {
    input: z.object({ id: Id.optional(), name: Line(30), picture: PictureKey.nullable().default(null) }),
    output: z.object({ id: Id }),
  },
  'catalog.promise.set': {
    input: z.object({ promises: z.array(z.object({ id: Id.optional(), title: Line(10), text: Words(100).default('') })).max(20) }),
    output: z.object({ promises: z.array(z.object({ id: Id, title: z.string(), text: z.string() })) }),
  },
  'catalog.group.save': {
    input: z.object({ id: Id.optional(), name: Line(20), goodsIds: z.array(Id).max(500) }),
    output: z.object({ id: Id }),
  },
  'catalog.goods.save': { input: NewGoods, output: z.object({ id: Id, skuIds: z.array(Id), revision: Revision }) },
  'catalog.listing.set': {
    input: Listing.extend({ goodsId: Id }),
    output: z.object({}),
  },
  'catalog.listing.remove': { input: z.object({ cid: Id, goodsId: Id }), output: z.object({}) },
} satisfies SchemasOf<typeof goodsStaffRows>;
