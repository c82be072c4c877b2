import type { Block } from '@qianpu/contract/types';
import { entryOf, useBlockTable } from './block-table.ts';

/** Blocks a phone shows before it is scrolled. */
const firstScreenBlocks = 5;

/** A decorated page's blocks in the merchant's order. */
export function DecoratedBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  const table = useBlockTable();
  return blocks.map((block, index) => {
    const entry = entryOf(table, block);
    return entry && <entry.View key={block.id} props={block.props} isFirstScreen={index < firstScreenBlocks} />;
  });
}
