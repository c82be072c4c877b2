/** Every table `qianpu_public` may read, and no other; a test compares this list with the database's own grants. */
export const publicTables = [
  'catalog.category',
  'catalog.goods',
  'catalog.goods_picture',
  'catalog.listing',
  'catalog.shelf',
  'catalog.sku',
  'decoration.colour_style',
  'decoration.page',
  'platform.directory',
  'platform.host',
  'shop.merchant',
  'shop.organisation',
] as const;
