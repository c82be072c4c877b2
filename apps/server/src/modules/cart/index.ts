/** What the member has put in, and what of it is ticked to buy. */
export { listLines, tickedLines } from './cart.repo.ts';
/** Takes lines out of the member's cart: they have been ordered. Puts what was bought before in again. */
export { putAgain, takeOut as removeLines } from './change-cart.ts';
