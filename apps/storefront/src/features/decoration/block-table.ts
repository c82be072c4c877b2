import type { ShopContext } from '@qianpu/contract/shop-context';
import type { Block, BlockProps, BlockType } from '@qianpu/contract/types';
import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';
import type { ReadQuery } from '#api/read-query';
import type { BlockViewProps } from '#lib/block-view';

interface BlockEntry<T extends BlockType> {
  readonly View: ComponentType<BlockViewProps<T>>;
  /** The reads a block is drawn from, made by the server before it renders. */
  readonly queries?: (props: BlockProps<T>, shop: ShopContext) => readonly ReadQuery[];
}

/** Block type → how it is shown. Blocks of many features meet here, so the table comes from above by context. */
export type BlockTable = { readonly [T in BlockType]: BlockEntry<T> };

/** An entry whose block is not known more closely; a block is always met with the entry of its own type. */
interface AnyEntry {
  readonly View: ComponentType<{ readonly props: Block['props']; readonly isFirstScreen: boolean }>;
  readonly queries?: (props: Block['props'], shop: ShopContext) => readonly ReadQuery[];
}

/** A type this build does not know has no entry. */
export const entryOf = (table: Partial<BlockTable>, block: Block) => table[block.type] as unknown as AnyEntry | undefined;

export const queriesOf = (table: Partial<BlockTable>, block: Block, shop: ShopContext): readonly ReadQuery[] =>
  entryOf(table, block)?.queries?.(block.props, shop) ?? [];

const Table = createContext<Partial<BlockTable> | null>(null);

export const BlockTableProvider = Table.Provider;

export function useBlockTable(): Partial<BlockTable> {
  const table = useContext(Table);
  if (!table) throw new Error('no table of blocks around this component');
  return table;
}
