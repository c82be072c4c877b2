/** Fills the merchant's catalogue. */
export { addCategory, addGoods } from './add-goods.ts';
/** A goods as one shop sells it, a category by its id, all categories. */
export { findGoods, listCategories } from './goods.repo.ts';
/** Goods of a shop as lists show them. */
export { listCards } from './goods-list.repo.ts';
/** Cards of goods a member keeps, on the shelf or not. */
export { findKeptCards } from './kept-cards.repo.ts';
/** Puts a goods up for sale in one shop. */
export { insertListing as listGoods } from './listing.repo.ts';
/** What becomes of pieces: reserved when an order is placed, sold when it is paid, released or returned when it is not to be. */
export { releaseStock, reserveStock, returnStock, sellStock, supplyStock } from './move-stock.ts';
/** What is offered, at which price, and how much of it is there. */
export { findOffers } from './offers.repo.ts';
/** What of the named is there to be shown or bought, in one shop or in any. */
export { findCategories, findOnSale, isSelling } from './on-sale.repo.ts';
/** Takes over reviews that were written elsewhere or before. */
export { importReviews, type PastReview } from './review/import-reviews.ts';
/** Everything a shop sells, in parts. */
export { cutShelves, listShelf } from './shelf.repo.ts';
export type { Offer } from './stock.types.ts';
