/** An activity as promotions of the engine, for some lines. */
export { activityPromotions } from './activity-promotions.ts';
export type { Chosen, CouponChoice, Gift, LineInput, LineKey, LineState, OfferedLine, Quote } from './checkout.types.ts';
/** Under which activities a line of a cart may stand. */
export { groupingIdsOf } from './grouping.ts';
/** Lines of a basket: which have a price, and several of one SKU as one. */
export { isPriced, mergeBySum } from './line.rules.ts';
export { isOfShops } from './promotions.rules.ts';
/** What lines cost a member at this moment. */
export { quote } from './quote.ts';
export { viewQuote } from './quote.view.ts';
