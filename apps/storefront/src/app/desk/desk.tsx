import type { ComponentType } from 'react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { usePlatform } from '#platform/platform';

const wide = '(min-width: 960px)';

function listen(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const Nothing: ComponentType = () => null;
/** A page without it is still a page. */
const DeskAside = lazy<ComponentType>(() =>
  import('./desk-aside.tsx').then(
    ({ DeskAside }) => ({ default: DeskAside }),
    () => ({ default: Nothing }),
  ),
);

/** What stands beside the page's column where there is room for it. */
export function Desk() {
  const isWide = useSyncExternalStore(
    listen,
    () => window.matchMedia(wide).matches,
    () => false,
  );
  const { env } = usePlatform();
  if (!isWide || env === 'mini') return null;
  return createPortal(
    <Suspense fallback={null}>
      <DeskAside />
    </Suspense>,
    document.body,
  );
}
