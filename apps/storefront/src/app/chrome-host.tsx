import type { ComponentType } from 'react';
import { memo, Suspense, use } from 'react';
import { report } from '#api/report';
import { loadChunk } from '#lib/load-chunk';
import { readAtOnce } from '#lib/read-at-once';
import type { Address } from '#navigation/address';

interface ChromeProps {
  readonly address: Address;
}

let wanted: Promise<unknown> = Promise.resolve();
let loading: Promise<ComponentType<ChromeProps>> | undefined;

/** Until then the chrome of a page that came rendered stays what it is: plain links, and not a byte of script. */
export function waitForChrome(until: Promise<unknown>): void {
  wanted = until;
}

/** A page without its chrome is still a page. */
export function loadChrome(): Promise<ComponentType<ChromeProps>> {
  loading ??= readAtOnce(
    wanted
      .then(() => loadChunk(() => import('./page-chrome.tsx')))
      .then(
        ({ PageChrome }) => PageChrome,
        (failure): ComponentType<ChromeProps> => {
          report('chunk-load', String(failure));
          return () => null;
        },
      ),
  );
  return loading;
}

function Chrome(props: ChromeProps) {
  const PageChrome = use(loadChrome());
  return <PageChrome {...props} />;
}

/** Renders anew with another address alone: whatever else changes must not disturb what is not alive yet. */
export const ChromeHost = memo(({ address }: ChromeProps) => (
  <Suspense fallback={null}>
    <Chrome address={address} />
  </Suspense>
));
