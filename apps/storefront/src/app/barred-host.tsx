import { restrictionRows } from '@qianpu/contract/calls/restriction';
import { lazy, Suspense } from 'react';
import { query, useRead } from '#api/read-query';
import { loadChunk } from '#lib/load-chunk';
import type { PageName } from '#navigation/pages';
import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { PageBoundary } from './page-boundary.tsx';

const BarredLayer = lazy(async () => ({
  default: (await loadChunk(() => import('../features/support/barred-layer.tsx'))).BarredLayer,
}));

const barredFrom = (cid: string, id: string | undefined) => query(restrictionRows, 'member.barred.check', { cid, ...(id && { id }) });

/** No shop's: from here a member who is barred from one goes to another. */
const ofNoShop: ReadonlySet<PageName> = new Set(['instLoadPage', 'login', 'agree', 'policy']);

/** Over the pages of a shop that has barred the member (spec 2.6). The layer's chunk is for the very few who see it. */
export const BarredHost = ({ page }: { readonly page: PageName }) => (
  <PageBoundary>
    <Suspense fallback={null}>{!ofNoShop.has(page) && <WhenBarred />}</Suspense>
  </PageBoundary>
);

function WhenBarred() {
  const { cid } = useShop();
  const { isMember, user } = useSession();
  const { data } = useRead(barredFrom(cid, user?.id), isMember);
  return isMember && data?.isBarred && <BarredLayer />;
}
