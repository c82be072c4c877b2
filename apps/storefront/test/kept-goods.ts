import type { OutputOf } from '@qianpu/contract/types';

type KeptCard = OutputOf<'behaviour.favourite.list'>['list'][number];

/** Strawberries a member keeps, with what differs. */
export const aKeptCard = (id: string, changed: Partial<KeptCard> = {}): KeptCard => ({
  id,
  title: `草莓 ${id}`,
  sellingPoint: '',
  picture: '1/a.jpg',
  tags: [],
  priceFen: 100,
  listPriceFen: null,
  soldCount: 0,
  skuCount: 1,
  isSoldOut: false,
  isOnSale: true,
  ...changed,
});
