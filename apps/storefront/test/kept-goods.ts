import type { OutputOf } from '@qianpu/contract/types';
import { aCard } from './a-card.ts';

type CardWithSaleState = OutputOf<'behaviour.favourite.list'>['list'][number];

/** Strawberries a member keeps, with what differs. */
export const aKeptCard = (id: string, changed: Partial<CardWithSaleState> = {}): CardWithSaleState => ({
  ...aCard({ id, title: `草莓 ${id}` }),
  isOnSale: true,
  otherShop: null,
  ...changed,
});
