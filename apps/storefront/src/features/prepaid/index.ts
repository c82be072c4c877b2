export { BuyCard } from './buy-card.tsx';
export { PurchaseOutcome } from './purchase-outcome.tsx';
export { RechargeButton } from './recharge-button.tsx';
