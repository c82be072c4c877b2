/** Brings what goods are found by up to date, in the transaction that changes them. */
export { followGoods } from './follow-goods.ts';
/** Writes anew what a merchant's goods are found by. */
export { rebuildSearch } from './rebuild-search.ts';
