import type { OutputOf, Product } from '@qianpu/contract/types';

type Sku = Product['skus'][number];

export const aSku = (id: string, stock: number, changed: Partial<Sku> = {}): Sku => ({
  id,
  specs: [],
  picture: null,
  priceFen: 5_990,
  listPriceFen: null,
  stock,
  ...changed,
});

/** Strawberries, in one box, with what differs. */
export const anItem = (changed: Partial<Product> = {}): Product => ({
  id: '5',
  title: '红颜草莓',
  sellingPoint: '',
  tags: [],
  priceFen: 5_990,
  listPriceFen: null,
  hasPriceRange: false,
  soldCount: 0,
  isSoldOut: false,
  pictures: ['1/a.jpg'],
  video: null,
  detailHtml: '',
  parameters: [],
  sizeTable: null,
  brand: null,
  promises: [],
  categoryPath: [],
  quantity: { min: 1, step: 1, max: null },
  limit: null,
  skus: [aSku('1', 9)],
  ...changed,
});

type Reviews = OutputOf<'catalog.review.summary'>;

/** What nobody has said anything of, with what differs. */
export const reviewsOf = (changed: Partial<Reviews> = {}): Reviews => ({
  count: 0,
  goodRate: null,
  counts: { all: 0, good: 0, middle: 0, poor: 0, pictures: 0, appended: 0 },
  tags: [],
  first: [],
  ...changed,
});
