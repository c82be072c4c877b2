/** All categories of the merchant. */
export { listCategories } from './category/category.repo.ts';
/** Fills the merchant's catalogue, as its staff do. */
export { addCategory, setLayout as setCategoryLayout } from './category/save-category.ts';
/** Cards of goods a member keeps, on the shelf or not. */
export { findCardsById } from './find-cards-by-id.ts';
export { saveBrand as addBrand } from './goods/save-brand.ts';
export { addGoods } from './goods/save-goods.ts';
export { setPromises } from './goods/set-promises.ts';
/** What the merchant has written in its catalogue. */
export { listWrittenTexts, readDetails } from './goods/written-texts.repo.ts';
/** A goods as one shop sells it. */
export { findGoods } from './goods.repo.ts';
/** Goods of a shop as lists show them. */
export { listCards } from './goods-list.repo.ts';
/** Puts a goods up for sale in one shop. */
export { listGoods } from './list-goods.ts';
/** What becomes of pieces: reserved when an order is placed, sold when it is paid, released or returned when it is not to be. */
export { releaseStock, reserveStock, returnStock, sellStock, supplyStock } from './move-stock.ts';
/** What is offered, at which price, and how much of it is there. */
export { findOffers } from './offers.repo.ts';
/** What of the named is there to be shown or bought, in one shop or in any. */
export { findCategories, findOnSale, isSelling } from './on-sale.repo.ts';
/** Which lines ask for more than a member may still buy. */
export { beyondLimit } from './purchase-limit.rules.ts';
/** What a member has said of goods. */
export { exportReviews } from './review/personal-review.repo.ts';
/** Which orders of a member wait for a review; a deleted one waits for none. */
export { countUnreviewed, findUnreviewed, listUnreviewed, waiveReviews } from './review/right.repo.ts';
/** Writes anew what a merchant's goods are found by. */
export { rebuildSearch } from './search/rebuild-search.ts';
/** What a shop wants to be searched for. */
export { setHotWords } from './search/set-hot-words.ts';
/** Everything a shop sells, in parts. */
export { cutShelves, listShelf } from './shelf.repo.ts';
export type { Offer } from './stock.types.ts';
