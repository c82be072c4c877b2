/** All categories of the merchant, and those a shop shows. */

export type { Offer, ShopSku } from './catalog.types.ts';
/** A goods as a card of a list, and its SKUs as its page shows them. */
export { viewCard, viewSku } from './catalog.view.ts';
/** Whoever changes categories, brands, promises or codes waits for who does so already. */
export { lockMerchantCatalog } from './catalog-lock.repo.ts';
export { listCategories, listShopCategories } from './category/category.repo.ts';
/** A category's place among the others: which level it comes to, and what it is now. */
export { levelOf } from './category/category.rules.ts';
export { findCategoryState, listGoodsWithin } from './category/category-save.repo.ts';
/** Fills the merchant's catalogue, as its staff do. */
export { addCategory, setLayout as setCategoryLayout } from './category/save-category.ts';
/** Where goods and categories lie. */
export { findCategoryPaths, findPathsOfGoods } from './category-paths.repo.ts';
/** Tells that goods, or the way they are arranged, have changed. */
export { emitArrangementChanged, emitGoodsChanged, emitListingChanged } from './emit-changes.ts';
/** Cards of goods a member keeps, on the shelf or not. */
export { findCardsById } from './find-cards-by-id.ts';
export { type CardRow, withDescendants } from './fragments.repo.ts';
/** Which goods have these words in their title, keywords or codes. */
export { findGoodsByWords } from './goods/find-goods-by-words.ts';
export { saveBrand as addBrand } from './goods/save-brand.ts';
export { addGoods, saveGoods } from './goods/save-goods.ts';
export { setPromises } from './goods/set-promises.ts';
/** What the merchant has written in its catalogue. */
export { listWrittenTexts, readDetails } from './goods/written-texts.repo.ts';
/** A goods as one shop sells it. */
export { findGoods, listSkus } from './goods.repo.ts';
/** Goods of a shop as lists show them. */
export { listCards } from './goods-list.repo.ts';
/** Puts a goods up for sale in one shop. */
export { listGoods } from './list-goods.ts';
/** Held by whoever changes a goods or lists it. */
export { lockGoods } from './listing.repo.ts';
/** What is offered, at which price, and how much of it is there. */
export { findCheapestSkus, findOffers } from './offers.repo.ts';
/** What of the named is there to be shown or bought, in one shop or in any. */
export { findCategories, findKnownGoods, findKnownSkus, findOnSale, isSelling } from './on-sale.repo.ts';
/** Which lines ask for more than a member may still buy. */
export { beyondLimit } from './purchase-limit.rules.ts';
/** Goods of a scope: named goods, categories with all below them, or everything, with exceptions. */
export { listCardsInScope, sampleScopes } from './scope-cards.repo.ts';
/** The same narrowed, and how many there are by top category. */
export { countInScope, listNarrowedInScope } from './scope-narrowed.repo.ts';
/** Everything a shop sells, in parts. */
export { cutShelves, hasShelf, holdShelves, listShelf } from './shelf.repo.ts';
/** Follows what stock has become of goods. */
export { goodsOfSkus, refreshSoldOut } from './sold-out.repo.ts';
/** Which lists are cut differently after a change. */
export { watchLists } from './watch-lists.ts';
