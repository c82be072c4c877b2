/** What a paid trade that is no goods brings. */
export { settlePurchase } from './settle-purchase.ts';
