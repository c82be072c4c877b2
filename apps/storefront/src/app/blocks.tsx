import type { BlockTable } from '#features/decoration';
import { Banner, IconGrid, Strip } from '#features/decoration';
import { firstGoodsPage, firstSource, GoodsFloor, GoodsRail, GoodsWaterfall, goodsOf } from '#features/item';
import { ShopSearch } from '#features/shop';

/** Every block a merchant can place. A block of a rarely used, heavy feature belongs here as a lazy component. */
export const blocks: BlockTable = {
  search: { View: ShopSearch },
  banner: { View: Banner },
  iconGrid: { View: IconGrid },
  strip: { View: Strip },
  goodsRail: { View: GoodsRail, queries: (props, { cid }) => [goodsOf(cid, props)] },
  goodsFloor: { View: GoodsFloor, queries: (props, { cid }) => [goodsOf(cid, props)] },
  waterfall: {
    View: GoodsWaterfall,
    queries: (props, { cid }) => [firstGoodsPage(cid, firstSource(props)), ...(props.ranking ? [goodsOf(cid, props.ranking)] : [])],
  },
};
