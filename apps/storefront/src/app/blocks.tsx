import type { BlockType } from '@qianpu/contract/types';
import type { AnyBlock, BlockModule, FindBlock } from '#features/decoration';
import { Banner, IconGrid, Notice, Title } from '#features/decoration';
import { firstGoodsPage, firstSource, GoodsBlock, GoodsTabs, goodsOf } from '#features/item';
import { ShopSearch } from '#features/shop';
import { loadBlock } from './load-block.ts';
import type { RareType } from './rare-blocks.ts';

/** Blocks of most pages, in home's own chunk. One that stands neither here nor among the rare ones does not compile. */
const commonBlocks: { readonly [T in Exclude<BlockType, RareType>]: BlockModule<T> } = {
  search: { View: ShopSearch },
  banner: { View: Banner },
  iconGrid: { View: IconGrid },
  notice: { View: Notice },
  title: { View: Title },
  goods: { View: GoodsBlock, queries: (props, { cid }) => [goodsOf(cid, props)] },
  goodsTabs: {
    View: GoodsTabs,
    queries: (props, { cid }) => [firstGoodsPage(cid, firstSource(props)), ...(props.ranking ? [goodsOf(cid, props.ranking)] : [])],
  },
};

/** Every block a merchant can place. */
export const findBlock: FindBlock = (type) =>
  ((commonBlocks as Partial<Record<BlockType, unknown>>)[type] as AnyBlock | undefined) ?? loadBlock(type);
