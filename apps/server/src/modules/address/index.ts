/** Where a member's goods go: the address of an id; without one the default, else the newest. Addresses follow a joined account. */
export { findAddress, moveAddresses } from './address.repo.ts';
export type { Address } from './address.types.ts';
/** An address with its phone masked, as it may leave the server. */
export { viewAddressCard } from './address.view.ts';
