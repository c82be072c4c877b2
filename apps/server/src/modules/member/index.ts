/** Where a member's goods go: the address of an id; without one the default, else the newest. */
export { findAddress } from './address.repo.ts';
export type { Address } from './address.types.ts';
/** An address with its phone masked, as it may leave the server. */
export { viewAddressCard } from './address.view.ts';
/** Whose token this is. */
export { findMemberByToken } from './find-member-by-token.ts';
/** "138****0001": as a phone number may leave the server. */
export { maskPhone } from './login.rules.ts';
