import { Block } from '@qianpu/contract/decoration/block.schema';
import type { DecoratedPage } from '@qianpu/contract/types';

const knownTypes: ReadonlySet<unknown> = new Set(Block.options.map(({ shape }) => shape.type.value));

/**
 * Blocks were held against their schema when they were published; reading them again for every page would cost more than
 * finding them. A type of a later or an older build is left out: the rest of the page still shows.
 */
export const viewPage = (row: { version: number; title: string; blocks: unknown[] }): DecoratedPage => ({
  version: row.version,
  title: row.title,
  blocks: (row.blocks as Block[]).filter(({ type }) => knownTypes.has(type)),
});
