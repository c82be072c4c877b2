/** What a member has ordered, and whether something of it is under way. */
export { exportOrders, hasOpenOrders } from './order/personal-order.repo.ts';
/** Opens a merchant's account at the payment provider, or changes it. */
export { openPayAccount } from './payment/pay-accounts.ts';
export type { NewPayAccount } from './payment/payment.types.ts';
