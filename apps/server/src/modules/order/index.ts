/** Who took a step, as the log names them. */
export { actorName } from './actor-name.rules.ts';
/** Staff lowers the price of an unpaid order. */
export { changePrice, type NewPrice } from './change-price.ts';
/** What an order claimed goes back with all its money. */
export { giveBackClaims } from './claims.ts';
/** Ends unpaid trades, whatever they held. */
export { closeTrades } from './close-trade.ts';
export { emitClosed } from './emit-closed.ts';
/** Orders as a conversation shows them. */
export { findOrderCards } from './find-order-cards.ts';
export { noteRefundDone, noteRefundOutside } from './note-refund.ts';
export { findOverdueTrades } from './order.cleanup.repo.ts';
export { addRefunded, findOrder, findOwnOrder, listShopsOfTrade, lockOrder, stepOrders } from './order.repo.ts';
export { isUnsent, PROVIDER_PATIENCE_MS } from './order.rules.ts';
export type { OrderSnapshot, OrderState } from './order.types.ts';
/** An order's row, and the one statement that takes a step. */
/** Whether the merchant has ever been paid. */
export { hasPaidOrder } from './order-read.repo.ts';
/** What a member has ordered, and whether something of it is under way. */
export { exportOrders, hasOpenOrders } from './personal-order.repo.ts';
/** Orders of the last days as they were placed, to price them again. */
export {
  findFirstPaid,
  findReplayStart,
  listReplayed,
  type ReplayedTrade,
  type ReplayFilter,
  type ReplayPlace,
} from './replay.repo.ts';
/** A trade is paid. */
export { settleTrade } from './settle-trade.ts';
/** What staff see of one order, but for payments, refunds and names. */
export { showForStaff } from './show-for-staff.ts';
export { listTendered, lockTrades } from './trade.repo.ts';
