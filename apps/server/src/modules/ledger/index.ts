/** What staff change of balances, and packages to recharge by: for the demo's seed. */
export { approveAdjustment, askAdjustment } from './adjust-balance.ts';
/** What a member can pay with. */
export { findBalance } from './balance.repo.ts';
/** Posts a fact about money, once. */
export { post } from './ledger.repo.ts';
/** What a balance is recharged by. */
export { findPackageOnSale, listPackagesOnSale } from './package.repo.ts';
/** What pays for an order of a balance: set aside, taken, let go, given back. */
export { findRoom, freeBalance, holdBalance, postRecharge, returnBalance, takeBalance } from './pay-with-balance.ts';
/** What the merchant owes a member, and all it knows of it. */
export { exportBalance, isOwed } from './personal-balance.ts';
export { savePackage, switchPackage } from './save-package.ts';
