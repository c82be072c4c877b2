import type { DecoratedName } from '#features/decoration';
import { decoratedPage } from '#features/decoration';
import type { PageQuery } from '#navigation/address';
import type { PageBlocks, PageHeadOf, PageProps, PageQueries } from '#navigation/page-module';
import { DecoratedRoute } from './home-route.tsx';

/** A micro page shown as home is home itself where none is named. */
const wantedBy = ({ id }: PageQuery): DecoratedName => (id ? { id } : { name: 'index' });

export const queries: PageQueries = (query, { cid }) => [decoratedPage(cid, wantedBy(query))];

export const blocks: PageBlocks = (query, { cid }, cached) => cached(decoratedPage(cid, wantedBy(query)))?.blocks ?? [];

export const head: PageHeadOf = (query, { cid }, cached) => {
  const page = query.id ? cached(decoratedPage(cid, wantedBy(query))) : undefined;
  return page ? { title: page.title, description: page.share.describe } : {};
};

export const Page = ({ query }: PageProps) => <DecoratedRoute wanted={wantedBy(query)} />;
