/** What the member has ticked to buy. */
export { tickedLines } from './cart.repo.ts';
/** Takes lines out of the member's cart: they have been ordered. Puts what was bought before in again. */
export { putAgain, takeOut as removeLines } from './change-cart.ts';
