import type { ShopContext } from '@qianpu/contract/shop-context';
import type { Block, BlockProps, BlockType } from '@qianpu/contract/types';
import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';
import type { ReadQuery } from '#api/read-query';
import type { BlockViewProps } from '#lib/block-view';

/** What a block's file exports. */
export interface BlockModule<T extends BlockType> {
  readonly View: ComponentType<BlockViewProps<T>>;
  /** The reads a block is drawn from, made by the server before it renders. */
  readonly queries?: (props: BlockProps<T>, shop: ShopContext) => readonly ReadQuery[];
}

/** A module whose block is not known more closely; a block is always met with the module of its own type. */
export interface AnyBlock {
  readonly View: ComponentType<{ readonly props: Block['props']; readonly isFirstScreen: boolean }>;
  readonly queries?: (props: Block['props'], shop: ShopContext) => readonly ReadQuery[];
}

/** How a type of block is shown: known at once, or once its chunk has come. A type is always found in the same of the two ways. */
export type FindBlock = (type: BlockType) => AnyBlock | Promise<AnyBlock>;

const Blocks = createContext<FindBlock | null>(null);

/** Blocks of many features meet in one table, so it comes from above. */
export const BlocksProvider = Blocks.Provider;

export function useFindBlock(): FindBlock {
  const find = useContext(Blocks);
  if (!find) throw new Error('no table of blocks around this component');
  return find;
}
