import { lazy, Suspense, useEffect, useState } from 'react';
import { report } from '#api/report';
import { loadChunk } from '#lib/load-chunk';
import type { PageAddress } from '#navigation/address';

interface MenuShareProps {
  readonly address: PageAddress;
}

/** A page whose menu does not know what it shares is still a page. */
const ShareHost = lazy(() =>
  loadChunk(() => import('../features/share/share-host.tsx')).then(
    (module) => ({ default: module.ShareHost }),
    (failure) => {
      report('chunk-load', String(failure));
      return { default: (_props: MenuShareProps) => null };
    },
  ),
);

/** Where a menu that is not ours shares the page: it is told what. Known once the page has come to life, for HTML is the same for all. */
export function MenuShare({ address }: MenuShareProps) {
  const [hasMenu, setMenu] = useState(false);
  useEffect(() => setMenu(/MicroMessenger/.test(navigator.userAgent)), []);
  return (
    hasMenu && (
      <Suspense fallback={null}>
        <ShareHost address={address} />
      </Suspense>
    )
  );
}
