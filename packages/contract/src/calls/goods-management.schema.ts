import { z } from 'zod';
import { countedPageOf, FenField, Id, Line, PageNum, PageSize, PictureKey } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { goodsManagementRows } from './goods-management.ts';
import { Listing, NewGoods, NewSku, Revision } from './goods-staff.schema.ts';

/** Why one of many was not done; null: it was. `fields` are the paths of what is wrong with it. */
export const Refusal = z.object({ code: z.string(), message: z.string(), fields: z.array(z.string()) }).nullable();

/** OFF_SHELF: listed, but not shown now. SCHEDULED: comes by itself. UNLISTED: no shop of the caller's ever listed it. */
const ShelfState = z.enum(['ON_SHELF', 'OFF_SHELF', 'SCHEDULED', 'UNLISTED']);
/** LOW: one of the SKUs for sale has no more pieces than its threshold says, or none. */
const StockState = z.enum(['ENOUGH', 'LOW', 'SOLD_OUT']);
const Range = z.object({ lowFen: FenField, highFen: FenField }).nullable();

/** Queries carry numbers as text. */
const PriceBound = z.coerce.number().int().min(0).max(9_999_999_999).optional();
const Spec = z.object({ name: z.string(), value: z.string() });
const Head = z.object({ id: Id, title: z.string(), picture: PictureKey });

const GoodsEntry = Head.extend({
  categoryId: Id,
  categoryName: z.string(),
  brandId: Id.nullable(),
  skuCount: z.int(),
  /** Of the first SKU that has one. */
  code: z.string().nullable(),
  /** Of the SKUs for sale in the shops asked for; null: none is. */
  price: Range,
  listPrice: Range,
  available: z.int(),
  soldCount: z.int(),
  shelf: ShelfState,
  stock: StockState,
  /** How many of the shops list it. */
  shopCount: z.int(),
  revision: z.int(),
  updatedAt: z.int(),
});

const Category = z.object({
  id: Id,
  /** The one it stands below; three levels at most. */
  parentId: Id.nullable(),
  /** The one shop it is for; null for all shops of the merchant. */
  cid: Id.nullable(),
  name: z.string(),
  picture: PictureKey,
  slogan: z.string(),
  position: z.int(),
  translations: z.object({ en: z.object({ name: z.string() }).optional() }),
  /** Its own, without those of the categories below it. */
  goodsCount: z.int(),
});

export const goodsManagementSchemas = {
  'catalog.goods.list': {
    input: z.object({
      /** Part of a title, a keyword or a SKU's code. */
      words: Line(40).optional(),
      /** With what stands below it. */
      categoryId: Id.optional(),
      brandId: Id.optional(),
      groupId: Id.optional(),
      cid: Id.optional(),
      shelf: ShelfState.optional(),
      stock: StockState.exclude(['ENOUGH']).optional(),
      /** The lowest price lies between these. */
      priceFromFen: PriceBound,
      priceToFen: PriceBound,
      /** By anything but age, what the shops do not list is left out. */
      sort: z.enum(['newest', 'sold', 'stockUp', 'stockDown', 'priceUp', 'priceDown']).default('newest'),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    output: countedPageOf(GoodsEntry),
  },
  'catalog.goods.detail': {
    input: z.object({ id: Id }),
    output: NewGoods.extend({ id: Id, revision: Revision, updatedAt: z.int(), skus: z.array(NewSku.extend({ id: Id })) }),
  },
  'catalog.goods.remove': { input: z.object({ id: Id }), output: z.object({}) },
  'catalog.goods.copy': {
    input: z.object({ id: Id, title: Line(80).optional() }),
    output: z.object({ id: Id, skuIds: z.array(Id) }),
  },
  'catalog.goods.setShelfMany': {
    input: z.object({ cid: Id, goodsIds: z.array(Id).min(1).max(200), isOn: z.boolean() }),
    // in the order given
    output: z.object({ results: z.array(z.object({ refusal: Refusal })) }),
  },
  'catalog.listing.list': {
    // everything a shop lists, or every shop of the caller's that lists the goods
    input: z
      .object({ goodsId: Id.optional(), cid: Id.optional(), pageNum: PageNum, pageSize: PageSize })
      .refine(({ goodsId, cid }) => goodsId !== undefined || cid !== undefined, { path: ['cid'] }),
    output: countedPageOf(
      z.object({
        cid: Id,
        goods: Head,
        categoryId: Id,
        position: z.int(),
        shelf: ShelfState,
        onShelfAt: z.int().nullable(),
        offShelfAt: z.int().nullable(),
        soldCount: z.int(),
        revision: Revision,
        /** Every SKU that is made; without a price it is not for sale there. */
        skus: z.array(
          z.object({
            skuId: Id,
            specs: z.array(Spec),
            code: z.string().nullable(),
            priceFen: FenField.nullable(),
            listPriceFen: FenField.nullable(),
            available: z.int(),
          }),
        ),
      }),
    ),
  },
  'catalog.listing.setMany': {
    // one goods, as each of these shops is to sell it
    input: z.object({ goodsId: Id, listings: z.array(Listing).min(1).max(100) }),
    // in the order given; the revision is that of what was saved
    output: z.object({ results: z.array(z.object({ refusal: Refusal, revision: Revision.nullable() })) }),
  },
  'catalog.category.tree': {
    // of one shop with the goods it lists in each, or of all the caller may see, with the merchant's goods
    input: z.object({ cid: Id.optional() }),
    output: z.object({ list: z.array(Category) }),
  },
  'catalog.category.move': {
    // these stand below the parent from now on, in this order
    input: z.object({ parentId: Id.nullable(), ids: z.array(Id).min(1).max(200) }),
    output: z.object({}),
  },
  'catalog.brand.list': {
    input: z.object({
      words: Line(40).optional(),
      sort: z.enum(['name', 'newest']).default('name'),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    output: countedPageOf(z.object({ id: Id, name: z.string(), picture: PictureKey.nullable(), goodsCount: z.int() })),
  },
  'catalog.brand.remove': { input: z.object({ id: Id }), output: z.object({}) },
  'catalog.promise.list': {
    input: z.object({}),
    output: z.object({ promises: z.array(z.object({ id: Id, title: z.string(), text: z.string(), goodsCount: z.int() })) }),
  },
  'catalog.group.list': {
    input: z.object({ words: Line(40).optional(), pageNum: PageNum, pageSize: PageSize }),
    output: countedPageOf(z.object({ id: Id, name: z.string(), goodsCount: z.int() })),
  },
  'catalog.group.find': {
    input: z.object({ id: Id }),
    output: z.object({ id: Id, name: z.string(), goods: z.array(Head) }),
  },
  'catalog.group.remove': { input: z.object({ id: Id }), output: z.object({}) },
} satisfies SchemasOf<typeof goodsManagementRows>;
