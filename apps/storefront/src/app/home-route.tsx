import { BlockTableProvider, queriesOf } from '#features/decoration';
import type { PageFollowUps, PageQueries } from '#navigation/page-module';
import { HomePage, homeContent } from '../pages/home/home-page.tsx';
import { blocks } from './blocks.tsx';

/** The home page together with the blocks it is made of: one chunk, so that its first screen waits for one file. */
export const queries: PageQueries = (_query, { cid }) => [homeContent(cid)];

export const followUps: PageFollowUps = (_query, shop, cached) =>
  (cached(homeContent(shop.cid))?.blocks ?? []).flatMap((block) => queriesOf(blocks, block, shop));

export const Page = () => (
  <BlockTableProvider value={blocks}>
    <HomePage />
  </BlockTableProvider>
);
