export { FavouriteButton } from './favourite-button.tsx';
export { memberGoodsTexts } from './member-goods.texts.ts';
export { MemberGoodsList } from './member-goods-list.tsx';
export { favouritePages, footprintPages } from './member-goods-queries.ts';
export { useFavouriteCount } from './use-favourite-count.ts';
export { useMergeFootprints } from './use-merge-footprints.ts';
