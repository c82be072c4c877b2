/** What sending goods of an amount costs in a shop. */
export { freightOf } from './freight.rules.ts';
/** What a basket costs, and why. Pure: the caller brings lines, freight rules and the promotions this shopper may have. */
export { ENGINE_VERSION, priceBasket } from './price-basket.ts';
export type { Basket, BasketLine, PricedBasket, PricedShop, Promotion, RefusedPromotion } from './pricing.types.ts';
/** Splits an amount by weights to the last fen. */
export { share } from './share.rules.ts';
