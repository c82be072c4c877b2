/** What staff change of balances, and packages to recharge by: for the demo's seed. */
export { approveAdjustment, askAdjustment } from './adjust-balance.ts';
/** Posts a fact about money, once. */
export { post } from './ledger.repo.ts';
/** What the merchant owes a member, and all it knows of it. */
export { exportBalance, isOwed } from './personal-balance.ts';
export { savePackage, switchPackage } from './save-package.ts';
