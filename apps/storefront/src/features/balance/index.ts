export { balanceTexts } from './balance.texts.ts';
export { BalanceHead } from './balance-head.tsx';
export type { MovementKind } from './balance-queries.ts';
export { MovementList } from './movement-list.tsx';
export { useBalanceFen } from './use-balance-fen.ts';
