import type { DecoratedName } from '#features/decoration';
import { BlocksProvider } from '#features/decoration';
import { DecoratedPage } from '../pages/decorated/decorated-page.tsx';
import { findBlock } from './blocks.tsx';
import { decoratedReads } from './decorated-reads.ts';

const home: DecoratedName = { name: 'index' };

/** Home together with the blocks of most pages: one chunk, so that its first screen waits for one file. */
export const { queries, blocks } = decoratedReads(() => home);

export const Page = () => <DecoratedRoute wanted={home} />;

/** Any decorated page. Here, since whoever opens a micro page mostly comes from home and has this chunk. */
export const DecoratedRoute = (props: Parameters<typeof DecoratedPage>[0]) => (
  <BlocksProvider value={findBlock}>
    <DecoratedPage {...props} />
  </BlocksProvider>
);
