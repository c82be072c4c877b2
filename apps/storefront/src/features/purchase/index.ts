export { ItemBar } from './item-bar.tsx';
export { ItemChoice } from './item-choice.tsx';
export { isSoldOut } from './sku-choice.rules.ts';
export type { SkuOffer, SkuPurpose } from './sku-sheet.tsx';
export { SkuSheet } from './sku-sheet.tsx';
export { stylesOf } from './spec-axes.ts';
export type { SkuChoice } from './use-sku-choice.ts';
export { useSkuChoice } from './use-sku-choice.ts';
