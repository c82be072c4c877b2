/**
 * The tables that travel when a merchant moves to another pod, parents before children. A tenant table that is missing
 * here would stay behind: a test compares the list with the database's catalogue.
 */
export const moveManifest = [
  'shop.merchant',
  'shop.organisation',
  'decoration.page',
  'decoration.colour_style',
  'catalog.category',
  'catalog.goods',
  'catalog.goods_picture',
  'catalog.sku',
  'catalog.listing',
  'catalog.shelf',
] as const;

/** Indexes led by a deadline or an outbox id instead of mid, for the worker's pod-wide statements. None yet. */
export const podWideIndexes: readonly string[] = [];
