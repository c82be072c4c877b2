import { useQueryClient } from '@tanstack/react-query';
import { Activity, Suspense, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cachedReads } from '#api/query-client';
import { KeepAliveProvider } from '#api/read-query';
import { useMessages } from '#i18n/messages';
import type { PageAddress } from '#navigation/address';
import { useHistory } from '#navigation/page-history';
import type { PageName } from '#navigation/pages';
import { pageOf } from '#navigation/pages';
import { useGoToLogin } from '#navigation/use-go';
import { fromCartAfter } from '#session/from-cart';
import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { readStored, writeStored } from '#session/stored';
import { DeferredPart } from '#ui/deferred-part';
import { ExactPrices } from '#ui/price';
import { chrome } from './chrome.ts';
import { useFailures } from './failures.ts';
import { loadedTitles, loadRoutes, usePage } from './load-page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { headOf, titleOf } from './page-title.ts';
import { QuickAddHost } from './quick-add-host.tsx';
import { useEntry } from './use-entry.ts';
import type { Visit } from './visits.ts';
import { visitOf, withVisit } from './visits.ts';

const missing: PageAddress = { name: 'notFond', query: {} };

interface PageStageProps {
  /** The server found that what the first address names does not exist. */
  readonly isMissing: boolean;
}

/** Shows the page of the current address and keeps the kept-alive ones hidden beside it. */
export function PageStage({ isMissing }: PageStageProps) {
  const entry = useEntry();
  const [missingAt, setMissingAt] = useState(isMissing ? entry.key : null);
  const isGone = entry.key === missingAt;
  const current = useMemo<Visit>(() => (isGone ? { key: 'missing', address: missing } : visitOf(entry)), [entry, isGone]);
  const [known, setKnown] = useState<readonly Visit[]>([current]);
  const visits = withVisit(known, current);
  if (visits !== known) setKnown(visits);
  useDocumentTitle(current.address);
  useFailures(current);
  useFromCart(current.address.name);
  useScrollPositions(current.key);
  useLayoutEffect(() => document.documentElement.setAttribute('data-way', entry.way), [entry]);
  const replaceMissing = (key: string) => {
    setKnown(visits.filter((visit) => visit.key !== key));
    setMissingAt(entry.key);
  };
  return (
    <QuickAddHost>
      {visits.map(({ key, address }) => (
        <Activity key={key} mode={key === current.key ? 'visible' : 'hidden'}>
          <PageBoundary waiting={<PageSkeleton page={address.name} />} onMissing={() => replaceMissing(key)}>
            <KeepAliveProvider value={pageOf(address.name).keepAlive !== false}>
              <ExactPrices value={pageOf(address.name).hasSums === true}>
                <Entrance address={address} />
              </ExactPrices>
            </KeepAliveProvider>
          </PageBoundary>
        </Activity>
      ))}
      <DeferredPart of={chrome} address={current.address} />
    </QuickAddHost>
  );
}

/** A page that is a member's own sends visitors to login first, and lets them in when they come back (spec 2.1). */
function Entrance({ address }: { readonly address: PageAddress }) {
  const { isMember } = useSession();
  if (pageOf(address.name).isOpen || isMember) return <PageOf address={address} />;
  return <LoginFirst address={address} />;
}

function LoginFirst({ address }: { readonly address: PageAddress }) {
  const goToLogin = useEffectEvent(useGoToLogin());
  useEffect(() => goToLogin({ replace: true }), []);
  return <PageSkeleton page={address.name} />;
}

function PageOf({ address }: { readonly address: PageAddress }) {
  return (
    <Suspense fallback={<PageSkeleton page={address.name} />}>
      <LoadedPage address={address} />
    </Suspense>
  );
}

function LoadedPage({ address: { name, query } }: { readonly address: PageAddress }) {
  const { Page } = usePage(name);
  return <Page query={query} />;
}

function useDocumentTitle(address: PageAddress) {
  const client = useQueryClient();
  const shop = useShop();
  const { lang } = useMessages();
  const isFirst = useRef(true);
  useEffect(() => {
    const update = () => {
      document.title = titleOf(address, headOf(address, shop, cachedReads(client)), shop, loadedTitles(lang)) ?? document.title;
    };
    update();
    // The way to another page needs the table, which has the titles.
    if (!isFirst.current) loadRoutes().then(update, () => undefined);
    isFirst.current = false;
    return client.getQueryCache().subscribe(update);
  }, [address, client, shop, lang]);
}

function useFromCart(name: PageName) {
  const { mid } = useShop();
  const previous = useRef<PageName>(null);
  useLayoutEffect(() => {
    const isFromCart = fromCartAfter(previous.current, name, readStored('fromCart', mid) === true);
    writeStored('fromCart', mid, isFromCart || null);
    previous.current = name;
  }, [name, mid]);
}

/** Scroll positions by page: a page that is shown again stands where it was left, another one starts at its top. */
function useScrollPositions(key: string) {
  const history = useHistory();
  const positions = useRef(new Map<string, number>());
  const previous = useRef(key);
  useLayoutEffect(() => {
    // The first page may have been scrolled before it came to life.
    if (previous.current !== key) window.scrollTo(0, positions.current.get(key) ?? 0);
    previous.current = key;
    // Read once, when it is left: read at every move, it makes the browser lay out the page twice a frame.
    return history.listen(() => positions.current.set(key, window.scrollY));
  }, [key, history]);
}
