/** Fills the merchant's catalogue. */
export { addCategory, addGoods } from './add-goods.ts';
export type { NewCategory, NewGoods, NewListing } from './catalog.types.ts';
/** Puts a goods up for sale in one shop. */
export { insertListing as listGoods } from './listing.repo.ts';
