import type { DecoratedName } from '#features/decoration';
import { BlocksProvider, decoratedPage } from '#features/decoration';
import type { PageBlocks, PageQueries } from '#navigation/page-module';
import { DecoratedPage } from '../pages/decorated/decorated-page.tsx';
import { findBlock } from './blocks.tsx';

const home: DecoratedName = { name: 'index' };

/** Home together with the blocks of most pages: one chunk, so that its first screen waits for one file. */
export const queries: PageQueries = (_query, { cid }) => [decoratedPage(cid, home)];

export const blocks: PageBlocks = (_query, { cid }, cached) => cached(decoratedPage(cid, home))?.blocks ?? [];

export const Page = () => <DecoratedRoute wanted={home} />;

/** Here, since whoever opens a micro page mostly has this chunk. */
export const DecoratedRoute = ({ wanted }: { readonly wanted: DecoratedName }) => (
  <BlocksProvider value={findBlock}>
    <DecoratedPage wanted={wanted} />
  </BlocksProvider>
);
