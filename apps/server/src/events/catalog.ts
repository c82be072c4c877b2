import { z } from 'zod';

/** Tags of the lists that are cut differently now; absent in events of earlier releases, where it may be any. */
const Lists = z.array(z.string()).optional();

/** TABLE of events of the module catalog: name → payload. */
export const catalogEvents = {
  /** Goods are not what they were: their words, pictures, SKUs, prices, or whether a shop shows them. */
  'catalog.goods.changed': z.object({ goodsIds: z.array(z.string()), lists: Lists }),
  /** What stands around goods: categories and their layout, brands, promises, groups. */
  'catalog.arrangement.changed': z.object({ lists: Lists }),
  /** SKUs of which nothing is left, or something again. */
  'catalog.stock.turned': z.object({ places: z.array(z.object({ cid: z.string(), skuId: z.string() })) }),
};
