/** Ends a payment under way at its provider. */
export { type Closed, closeTenderOf } from './close-tender.ts';
/** Sends money back; the due task asks the provider until it is there. */
export { createRefund } from './create-refund.ts';
/** Opens a merchant's account at the payment provider, or changes it. */
export { openPayAccount } from './pay-accounts.ts';
export type { NewPayAccount } from './payment.types.ts';
/** How a trade was paid and what of an order went back, as the provider reported it. */
export { listPayments, listRefundsOf } from './staff-payment.repo.ts';
