export { Banner } from './banner.tsx';
export type { BlockTable } from './block-table.ts';
export { BlockTableProvider, queriesOf } from './block-table.ts';
export { DecoratedBlocks } from './decorated-blocks.tsx';
export { decoratedPage } from './decoration-queries.ts';
export { IconGrid } from './icon-grid.tsx';
export { Strip } from './strip.tsx';
