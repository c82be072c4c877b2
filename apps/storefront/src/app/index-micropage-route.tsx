import type { DecoratedName } from '#features/decoration';
import type { PageQuery } from '#navigation/address';
import type { PageProps } from '#navigation/page-module';
import { decoratedReads } from './decorated-reads.ts';
import { DecoratedRoute } from './index-route.tsx';

/** A micro page shown as home; where none is named, home itself. */
const wantedBy = ({ id }: PageQuery): DecoratedName => (id ? { id } : { name: 'index' });

export const { queries, blocks, head } = decoratedReads(wantedBy);

export const Page = ({ query }: PageProps) => <DecoratedRoute wanted={wantedBy(query)} />;
