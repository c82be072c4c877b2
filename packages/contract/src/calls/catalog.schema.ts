import { z } from 'zod';
import { FenField, Id, PageNum, PageSize, PictureKey, pageOf } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { catalogRows, stockRows } from './catalog.ts';

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
});

export const Sku = z.object({
  id: Id,
  specs: z.array(z.object({ name: z.string(), value: z.string() })),
  priceFen: FenField,
  /** Pieces that could be bought now, 999 at most: more is nobody's business. */
  stock: z.int().min(0).max(999),
});

export const catalogSchemas = {
  'catalog.product.pageList': {
    input: z.object({
      cid: Id,
      categoryId: Id.optional(),
      ids: z.array(Id).max(20).optional(),
      sortType: z.enum(['default', 'sold', 'new']).default('default'),
      pageNum: PageNum,
      pageSize: PageSize,
    }),
    output: pageOf(ProductCard),
  },
  'catalog.product.info': {
    input: z.object({ cid: Id, id: Id }),
    output: ProductCard.omit({ picture: true, skuCount: true }).extend({
      pictures: z.array(PictureKey).min(1),
      detail: z.array(z.string()),
      skus: z.array(Sku),
    }),
  },
  'catalog.category.info': {
    input: z.object({ cid: Id, id: Id }),
    output: z.object({ id: Id, name: z.string(), picture: PictureKey }),
  },
} satisfies SchemasOf<typeof catalogRows>;

export const stockSchemas = {
  // A negative quantity takes out again what was not sold.
  'catalog.stock.supply': {
    input: z.object({ cid: Id, skuId: Id, quantity: z.int().min(-1_000_000).max(1_000_000) }),
    output: z.object({ available: z.int().min(0) }),
  },
} satisfies SchemasOf<typeof stockRows>;
