import { Block } from '@qianpu/contract/decoration/block.schema';
import type { DecoratedPage } from '@qianpu/contract/types';

/** A block type of a later or an older build is left out: the rest of the page still shows. */
export const viewPage = (row: { version: number; title: string; blocks: unknown[] }): DecoratedPage => ({
  version: row.version,
  title: row.title,
  blocks: row.blocks.flatMap((block) => {
    const read = Block.safeParse(block);
    return read.success ? [read.data] : [];
  }),
});
