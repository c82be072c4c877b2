export { KindsCard } from './kinds-card.tsx';
export { MonthsCard } from './months-card.tsx';
export { savingTexts } from './saving.texts.ts';
export { SavingCard } from './saving-card.tsx';
export { SavingHead } from './saving-head.tsx';
export { SavingOrders } from './saving-orders.tsx';
export { savingSummary } from './saving-queries.ts';
