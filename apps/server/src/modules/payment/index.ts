/** Bills held against our book, what differs, and what somebody has said of it. */
export { clearDifference, listBillDays, listDifferences } from './bill-list.repo.ts';
/** Ends a payment under way at its provider. */
export { type Closed, closeTenderOf } from './close-tender.ts';
/** Sends money back; the due task asks the provider until it is there. */
export { createRefund } from './create-refund.ts';
/** A refund that failed at the provider: sent again, or paid back another way. */
export { retryRefund } from './failed-refund.repo.ts';
/** Opens a merchant's account at the payment provider, or changes it. */
export { hasPayAccountInUse, openPayAccount } from './pay-accounts.ts';
/** A trade as far as paying goes. */
export { findTrade } from './payable-trade.repo.ts';
export type { NewAlipayAccount, NewPayAccount } from './payment.types.ts';
export { findSentRefund, listSentRefunds, type SentRefund } from './sent-refund.repo.ts';
export { settleRefundOutside } from './settle-refund-outside.ts';
/** How a trade was paid and what of an order went back, as the provider reported it. */
export { listPayments, listRefundsOf } from './staff-payment.repo.ts';
