/** What sending goods of an amount costs in a shop. */
export { freightOf } from './freight.rules.ts';
/** What a basket costs, and why. Pure: the caller brings lines, freight rules and the offers this shopper may have. */
export { priceBasket } from './price-basket.ts';
export type { Basket, BasketLine, PricedBasket, Promotion } from './pricing.types.ts';
