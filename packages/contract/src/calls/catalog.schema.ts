import { z } from 'zod';
import { FenField, Id, PageNum, PageSize, PictureKey, pageOf, VideoKey } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { catalogRows, categoryRows, itemRows, stockRows } from './catalog.ts';
import { Quantity } from './price.schema.ts';

/** What a goods card shows. */
export const ProductCard = z.object({
  id: Id,
  title: z.string(),
  sellingPoint: z.string(),
  picture: PictureKey,
  tags: z.array(z.string()).max(2),
  priceFen: FenField,
  /** Struck through beside the price; null when there is nothing to strike. */
  listPriceFen: FenField.nullable(),
  soldCount: z.int(),
  skuCount: z.int(),
  isSoldOut: z.boolean(),
});

export const Sku = z.object({
  id: Id,
  /** On at most three axes. */
  specs: z.array(z.object({ name: z.string(), value: z.string() })).max(3),
  /** Shown while it is the one chosen; null leaves the goods' own. */
  picture: PictureKey.nullable(),
  priceFen: FenField,
  /** Pieces that could be bought now, 999 at most: more is nobody's business. */
  stock: z.int().min(0).max(999),
});

/** How many pieces can be bought at once: from `min`, in steps, to `max`; null is as many as there are. */
export const QuantityRule = z.object({ min: Quantity, step: Quantity, max: Quantity.nullable() });

/** Every order ends with the goods, so that pages neither repeat nor skip any. */
export const SortType = z.enum(['default', 'sold', 'new', 'priceUp', 'priceDown']);

const Category = z.object({ id: Id, name: z.string(), picture: PictureKey });

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
    output: ProductCard.omit({ picture: true, skuCount: true }).extend({
      pictures: z.array(PictureKey).min(1),
      video: z.object({ key: VideoKey, poster: PictureKey }).nullable(),
      /** Cleaned when it was saved. */
      detailHtml: z.string(),
      brand: z.object({ id: Id, name: z.string(), picture: PictureKey.nullable() }).nullable(),
      /** What the shop stands for: "坏单包赔". */
      promises: z.array(z.object({ title: z.string(), text: z.string() })),
      /** From the widest to the narrowest. */
      categoryPath: z.array(z.object({ id: Id, name: z.string() })).max(3),
      quantity: QuantityRule,
      skus: z.array(Sku),
    }),
  },
  'catalog.category.info': {
    input: z.object({ cid: Id, id: Id }),
    output: Category.extend({
      /** From the widest to this one's parent. */
      path: z.array(z.object({ id: Id, name: z.string() })).max(2),
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
      tree: z.array(Leaf.extend({ slogan: z.string(), children: z.array(Branch) })),
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
