/** A merchant's name, default shop and shops; null when the merchant is unknown here. */
export { findMerchant } from './find-merchant.ts';
/** Registers a merchant with its shops (the directory must know it already). */
export { insertMerchant as openMerchant, listOrganisations as listShops } from './shop.repo.ts';
export type { Merchant } from './shop.types.ts';
