export { EndlessGoods, firstGoodsPage } from './endless-goods.tsx';
export { GoodsBlock, goodsOf } from './goods-block.tsx';
export { GoodsCard } from './goods-card.tsx';
export { firstSource, GoodsTabs } from './goods-tabs.tsx';
export { ItemGallery } from './item-gallery.tsx';
export { category, product } from './item-queries.ts';
export { ItemSummary } from './item-summary.tsx';
