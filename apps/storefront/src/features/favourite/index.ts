export { FavouriteButton } from './favourite-button.tsx';
export { keptTexts } from './kept.texts.ts';
export { KeptGoods } from './kept-goods.tsx';
export { favouritePages, footprintPages } from './kept-queries.ts';
export { useMergeFootprints } from './use-merge-footprints.ts';
