import { z } from 'zod';

/** TABLE of events of the module catalog: name → payload. */
export const catalogEvents = {
  /** Goods are not what they were: their words, pictures, SKUs, prices, or whether a shop shows them. */
  'catalog.goods.changed': z.object({ goodsIds: z.array(z.string()) }),
  /** What stands around goods: categories and their layout, brands, promises, groups. */
  'catalog.arrangement.changed': z.object({}),
  /** SKUs of which nothing is left, or something again. */
  'catalog.stock.turned': z.object({ places: z.array(z.object({ cid: z.string(), skuId: z.string() })) }),
};
