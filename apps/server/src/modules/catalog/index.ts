/** Fills the merchant's catalogue. */
export { addCategory, addGoods } from './add-goods.ts';
/** Puts a goods up for sale in one shop. */
export { insertListing as listGoods } from './listing.repo.ts';
