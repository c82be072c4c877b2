import { z } from 'zod';
import { FenField, Id, PageNum, PageSize, PictureKey, pageOf, VideoKey } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import { translatable } from '../translatable.schema.ts';
import type { catalogRows, categoryRows, itemRows, stockRows } from './catalog.ts';
import { Quantity, Spec } from './price.schema.ts';

/** What a goods card shows. */
export const ProductCard = z.object({
  id: Id,
  title: translatable(z.string()),
  sellingPoint: translatable(z.string()),
  picture: PictureKey,
  tags: z.array(translatable(z.string())).max(2),
  /** Of its cheapest SKU. */
  priceFen: FenField,
  /** Reference price of that SKU, struck through beside its price and always higher; null where it has none. */
  listPriceFen: FenField.nullable(),
  /** Some SKUs cost more: the price is shown as the lowest. */
  hasPriceRange: z.boolean(),
  soldCount: z.int(),
  skuCount: z.int(),
  isSoldOut: z.boolean(),
  brandName: translatable(z.string()).nullable(),
  hasVideo: z.boolean(),
  reviewCount: z.int().min(0),
  /** Mean of the stars, to one decimal; null without reviews. */
  score: z.number().min(1).max(5).nullable(),
  /** In the catalogue for at most 30 days. */
  isNew: z.boolean(),
  /** Among the ten that sell best in the shop. */
  salesRank: z.int().min(1).max(10).nullable(),
});

/** What an item page has of a card; the rest of it is answered in full, or by calls of their own. */
const cardOnly = {
  picture: true,
  skuCount: true,
  brandName: true,
  hasVideo: true,
  reviewCount: true,
  score: true,
  isNew: true,
  salesRank: true,
} as const;

export const Sku = z.object({
  id: Id,
  /** On at most three axes. */
  specs: z.array(Spec).max(3),
  /** Shown while it is the one chosen; null leaves the goods' own. */
  picture: PictureKey.nullable(),
  priceFen: FenField,
  /** Struck through beside its price, always higher. */
  listPriceFen: FenField.nullable(),
  /** Pieces that could be bought now, 999 at most: more is nobody's business. */
  stock: z.int().min(0).max(999),
});

/** How many pieces can be bought at once: from `min`, in steps, to `max`; null is as many as there are. */
export const QuantityRule = z.object({ min: Quantity, step: Quantity, max: Quantity.nullable() });

/** So many pieces for one member in any so many days. */
export const PurchaseLimit = z.object({ pieces: Quantity, days: z.int().min(1).max(365) });

/** Every order ends with the goods, so that pages neither repeat nor skip any. */
export const SortType = z.enum(['default', 'sold', 'new', 'priceUp', 'priceDown']);

/** A fact about the goods: 产地, 陕西渭南. */
const Parameter = z.object({ name: translatable(z.string()), value: translatable(z.string()) });

/** Every row has a cell for each column. */
const SizeTable = z.object({
  columns: z.array(translatable(z.string())),
  rows: z.array(z.array(translatable(z.string()))),
  /** How to measure. */
  help: translatable(z.string()).optional(),
});

const Named = z.object({ id: Id, name: translatable(z.string()) });
const Category = Named.extend({ picture: PictureKey });

export const catalogSchemas = {
  'catalog.product.pageList': {
    input: z.object({
      cid: Id,
      /** With everything below it. */
      categoryId: Id.optional(),
      groupId: Id.optional(),
      ids: z.array(Id).max(20).optional(),
      sortType: SortType.default('default'),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    output: pageOf(ProductCard),
  },
  'catalog.product.info': {
    input: z.object({ cid: Id, id: Id }),
    output: ProductCard.omit(cardOnly).extend({
      pictures: z.array(PictureKey).min(1),
      video: z.object({ key: VideoKey, poster: PictureKey }).nullable(),
      /** Cleaned when it was saved. */
      detailHtml: translatable(z.string(), 'html'),
      parameters: z.array(Parameter).max(30),
      sizeTable: SizeTable.nullable(),
      brand: Named.extend({ picture: PictureKey.nullable() }).nullable(),
      /** What the shop stands for: "坏单包赔"; last what it promises for this one alone. */
      promises: z.array(z.object({ title: translatable(z.string()), text: translatable(z.string()) })),
      /** From the widest to the narrowest. */
      categoryPath: z.array(Named).max(3),
      quantity: QuantityRule,
      limit: PurchaseLimit.nullable(),
      skus: z.array(Sku),
    }),
  },
  'catalog.category.info': {
    input: z.object({ cid: Id, id: Id }),
    output: Category.extend({
      /** From the widest to this one's parent. */
      path: z.array(Named).max(2),
      children: z.array(Category),
    }),
  },
} satisfies SchemasOf<typeof catalogRows>;

const Leaf = Category.extend({ goodsCount: z.int() });
const Branch = Leaf.extend({ children: z.array(Leaf) });

export const categorySchemas = {
  'catalog.category.list': {
    input: z.object({ cid: Id, parentId: Id.optional() }),
    output: z.object({ list: z.array(Leaf) }),
  },
  'catalog.category.treeList': {
    input: z.object({ cid: Id }),
    output: z.object({
      /** As the merchant chose: a rail of names beside goods, a rail beside pictures of the next levels, or large pictures alone. */
      layout: z.enum(['goods', 'pictures', 'banners']),
      tree: z.array(Leaf.extend({ slogan: translatable(z.string()), children: z.array(Branch) })),
    }),
  },
} satisfies SchemasOf<typeof categoryRows>;

export const itemSchemas = {
  'catalog.product.recommendList': {
    // with an id: what is bought or looked at together with it; without: what sells
    input: z.object({ cid: Id, id: Id.optional(), pageSize: PageSize }),
    output: z.object({ list: z.array(ProductCard) }),
  },
  'catalog.product.totalView': {
    // `after`: the goods this visitor looked at before, which is how those are known that are looked at together
    input: z.object({ cid: Id, id: Id, after: Id.optional() }),
    output: z.object({ total: z.int() }),
  },
  'catalog.product.createPoster': { input: z.object({ cid: Id, id: Id }), output: z.object({ path: z.string() }) },
} satisfies SchemasOf<typeof itemRows>;

export const stockSchemas = {
  // A negative quantity takes out again what was not sold.
  'catalog.stock.supply': {
    input: z.object({ cid: Id, skuId: Id, quantity: z.int().min(-1_000_000).max(1_000_000) }),
    output: z.object({ available: z.int().min(0) }),
  },
} satisfies SchemasOf<typeof stockRows>;
