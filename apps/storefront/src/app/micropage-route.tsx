import { useRead } from '#api/read-query';
import { decoratedPage } from '#features/decoration';
import { ShareButton } from '#features/share';
import type { PageProps } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useShop } from '#session/shop-context';
import { decoratedReads } from './decorated-reads.ts';
import { DecoratedRoute } from './index-route.tsx';

export const { queries, blocks, head } = decoratedReads(({ id = '' }) => ({ id }));

export function Page({ query: { id = '' } }: PageProps) {
  const { cid } = useShop();
  const { data } = useRead(decoratedPage(cid, { id }));
  return (
    <DecoratedRoute wanted={{ id }}>
      <TopBar title={data?.title ?? ''}>
        <ShareButton address={{ name: 'micropage', query: { id } }} isBare />
      </TopBar>
    </DecoratedRoute>
  );
}
