import type { OutputOf, Store } from '@qianpu/contract/types';

/** What a shopper wants to know of a store, as far as nobody has said anything. */
const unsaid = { isOpen: true, hours: '', opens: null, phones: [], cover: null, address: '', point: null, rating: null };

/** A store of the merchant as lists show it. */
export const aStore = (organizationId: string, shopName: string, changes: Partial<Store> = {}): Store => ({
  organizationId,
  shopName,
  squareLogo: '1/logo.png',
  note: '',
  status: 'OPEN',
  ...unsaid,
  ...changes,
});

/** A store's status, open and reachable. */
export const anOpening = (changes: Partial<OutputOf<'shop.status.find'>> = {}): OutputOf<'shop.status.find'> => ({
  ...unsaid,
  shopName: '滨江店',
  status: 'OPEN',
  hours: '07:00–22:00',
  phones: ['0571-55550101'],
  ...changes,
});
