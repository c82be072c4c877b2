import type { BlockTable } from '#features/decoration';
import { Banner, IconGrid, Strip } from '#features/decoration';
import { firstGoodsPage, firstSource, GoodsBlock, GoodsTabs, goodsOf } from '#features/item';
import { ShopSearch } from '#features/shop';

/** Every block a merchant can place. A block of a rarely used, heavy feature belongs here as a lazy component. */
export const blocks: Partial<BlockTable> = {
  search: { View: ShopSearch },
  banner: { View: Banner },
  iconGrid: { View: IconGrid },
  strip: { View: Strip },
  goods: { View: GoodsBlock, queries: (props, { cid }) => [goodsOf(cid, props)] },
  goodsTabs: {
    View: GoodsTabs,
    queries: (props, { cid }) => [firstGoodsPage(cid, firstSource(props)), ...(props.ranking ? [goodsOf(cid, props.ranking)] : [])],
  },
};
