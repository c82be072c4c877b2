export { EndlessGoods, firstGoodsPage } from './endless-goods.tsx';
export { GoodsCard } from './goods-card.tsx';
export { GoodsFloor } from './goods-floor.tsx';
export { GoodsRail, goodsOf } from './goods-rail.tsx';
export { firstSource, GoodsWaterfall } from './goods-waterfall.tsx';
export { ItemGallery } from './item-gallery.tsx';
export { category, product } from './item-queries.ts';
export { ItemSummary } from './item-summary.tsx';
