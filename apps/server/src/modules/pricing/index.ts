/** One basket and a promotion of each kind, to show what they do together. */
export { EXAMPLE_BASKET, priceExample } from './example-baskets.ts';
/** What sending goods of an amount costs in a shop. */
export { freightOf } from './freight.rules.ts';
/** Which kinds may take off one piece. */
export { describeKinds, kindsMeet } from './kinds-meet.ts';
/** What a basket costs, and why. Pure: the caller brings lines, freight rules and the promotions this shopper may have. */
export { ENGINE_VERSION, priceBasket } from './price-basket.ts';
/** The same of one piece alone, where that is known without a search. */
export { priceOnePiece } from './price-one-piece.ts';
export type { Basket, BasketLine, PricedBasket, PricedShop, Promotion, RefusedPromotion } from './pricing.types.ts';
/** Whether a promotion is of a shop, and for a line of it. */
export { covers, isOfShop } from './scope.ts';
/** Splits an amount by weights to the last fen. */
export { share } from './share.rules.ts';
