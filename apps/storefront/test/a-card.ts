import type { ProductCard } from '@qianpu/contract/types';

/** Strawberries on a card, with what differs. */
export const aCard = (changed: Partial<ProductCard> = {}): ProductCard => ({
  id: '5',
  title: '红颜草莓',
  sellingPoint: '',
  picture: '1/a.jpg',
  tags: [],
  priceFen: 100,
  listPriceFen: null,
  hasPriceRange: false,
  soldCount: 0,
  skuCount: 1,
  isSoldOut: false,
  brandName: null,
  hasVideo: false,
  reviewCount: 0,
  score: null,
  isNew: false,
  salesRank: null,
  ...changed,
});
