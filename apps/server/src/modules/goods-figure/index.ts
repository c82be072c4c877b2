/** Goods that are removed are in no list. */
export { deleteFigures } from './figure.repo.ts';
/** Parts of statements that choose goods by their figures. */
export { shortGoods, thresholdIn } from './filter.repo.ts';
/** Figures and words lists of staff filter, sort and search by; brought up to date by whoever changes goods. */
export { followFigures, followTexts } from './follow-figures.ts';
/** From how many pieces on goods are low, shop by shop. */
export { findShopThresholds } from './shop-threshold.repo.ts';
/** Goods by their words. */
export { findByWords } from './words.repo.ts';
