export { Banner } from './banner.tsx';
export type { AnyBlock, BlockModule, FindBlock } from './block-table.ts';
export { BlocksProvider } from './block-table.ts';
export { DecoratedBlocks, firstScreenBlocks } from './decorated-blocks.tsx';
export type { DecoratedName } from './decoration-queries.ts';
export { decoratedPage } from './decoration-queries.ts';
export { IconGrid } from './icon-grid.tsx';
export { View as Notice } from './notice-block.tsx';
export { View as Title } from './title-block.tsx';
