/** All categories of the merchant, and those a shop shows. */

export type { Offer, ShopSku } from './catalog.types.ts';
/** A goods as a card of a list. */
export { viewCard } from './catalog.view.ts';
export { listCategories, listShopCategories } from './category/category.repo.ts';
/** Fills the merchant's catalogue, as its staff do. */
export { addCategory, setLayout as setCategoryLayout } from './category/save-category.ts';
/** Tells that the way goods are arranged has changed. */
export { emitArrangementChanged } from './emit-changes.ts';
/** Cards of goods a member keeps, on the shelf or not. */
export { findCardsById } from './find-cards-by-id.ts';
export type { CardRow } from './fragments.repo.ts';
/** Which goods have these words in their title. */
export { findGoodsByTitle } from './goods/goods-staff.repo.ts';
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
/** What is offered, at which price, and how much of it is there. */
export { findOffers } from './offers.repo.ts';
/** What of the named is there to be shown or bought, in one shop or in any. */
export { findCategories, findOnSale, isSelling } from './on-sale.repo.ts';
/** Which lines ask for more than a member may still buy. */
export { beyondLimit } from './purchase-limit.rules.ts';
/** Everything a shop sells, in parts. */
export { cutShelves, listShelf } from './shelf.repo.ts';
/** Follows what stock has become of goods. */
export { goodsOfSkus, refreshSoldOut } from './sold-out.repo.ts';
