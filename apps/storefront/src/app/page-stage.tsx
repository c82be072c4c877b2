import { useQueryClient } from '@tanstack/react-query';
import { Activity, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { cachedReads } from '#api/query-client';
import { useMessages } from '#i18n/messages';
import type { Address } from '#navigation/address';
import { useShop } from '#session/shop-context';
import { PageBoundary } from './page-boundary.tsx';
import { headOf, titleOf } from './page-title.ts';
import { routes, usePage } from './routes.tsx';
import type { Visit } from './visits.ts';
import { visitOf, withVisit } from './visits.ts';

const missing: Address = { name: 'notFond', query: {} };

interface PageStageProps {
  /** The server found that what the first address names does not exist. */
  readonly isMissing: boolean;
}

/** Shows the page of the current address and keeps the kept-alive ones hidden beside it. */
export function PageStage({ isMissing }: PageStageProps) {
  const location = useLocation();
  const [missingAt, setMissingAt] = useState(isMissing ? location.key : null);
  const current: Visit = location.key === missingAt ? { key: 'missing', address: missing } : visitOf(location);
  const [known, setKnown] = useState<readonly Visit[]>([current]);
  const visits = withVisit(known, current);
  if (visits !== known) setKnown(visits);
  useDocumentTitle(current.address);
  useScrollPositions(current.key);
  const replaceMissing = (key: string) => {
    setKnown(visits.filter((visit) => visit.key !== key));
    setMissingAt(location.key);
  };
  return visits.map(({ key, address }) => (
    <Activity key={key} mode={key === current.key ? 'visible' : 'hidden'}>
      <PageBoundary onMissing={() => replaceMissing(key)}>
        <PageOf address={address} />
      </PageBoundary>
    </Activity>
  ));
}

function PageOf({ address }: { readonly address: Address }) {
  const { Skeleton } = routes[address.name];
  return (
    <Suspense fallback={<Skeleton />}>
      <LoadedPage address={address} />
    </Suspense>
  );
}

function LoadedPage({ address: { name, query } }: { readonly address: Address }) {
  const { Page } = usePage(name);
  return <Page query={query} />;
}

function useDocumentTitle(address: Address) {
  const client = useQueryClient();
  const shop = useShop();
  const messages = useMessages();
  useEffect(() => {
    const update = () => {
      document.title = titleOf(address, headOf(address, shop, cachedReads(client)), shop, messages);
    };
    update();
    return client.getQueryCache().subscribe(update);
  }, [address, client, shop, messages]);
}

/** Scroll positions by page: a page that is shown again stands where it was left, another one starts at its top. */
function useScrollPositions(key: string) {
  const positions = useRef(new Map<string, number>());
  const previous = useRef(key);
  useLayoutEffect(() => {
    // The first page may have been scrolled before it came to life.
    if (previous.current !== key) window.scrollTo(0, positions.current.get(key) ?? 0);
    previous.current = key;
    const remember = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}
