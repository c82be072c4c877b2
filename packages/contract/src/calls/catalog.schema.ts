import { z } from 'zod';
import { FenField, Id, PageNum, PageSize, PictureKey, pageOf } from '../fields.ts';
import type { SchemasOf } from '../schema.ts';
import type { catalogRows } from './catalog.ts';

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
