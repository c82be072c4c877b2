export type { CouponChoice, LineInput, LineKey, LineState, OfferedLine, Quote } from './checkout.types.ts';
/** Lines of a basket: which have a price, and several of one SKU as one. */
export { isPriced, mergeBySum } from './line.rules.ts';
export { isOfShops } from './promotions.rules.ts';
/** What lines cost a member at this moment. */
export { quote } from './quote.ts';
export { viewQuote } from './quote.view.ts';
