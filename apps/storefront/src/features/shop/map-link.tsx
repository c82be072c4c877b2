import type { OutputOf } from '@qianpu/contract/types';
import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts';
import { usePlatform } from '#platform/platform';
import { mapHref } from './map-href.ts';
import { shopTexts } from './shop.texts.ts';

interface MapLinkProps {
  readonly store: Pick<OutputOf<'shop.status.find'>, 'shopName' | 'address' | 'point'>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to the shopper's map; plain words where it is not known where the store is, and inside a mini-program, which opens no other site. */
export function MapLink({ store: { shopName, address, point }, className, children }: MapLinkProps) {
  const { env } = usePlatform();
  const { openMap } = useTexts(shopTexts);
  if (!point || env === 'mini') return <p className={className}>{children}</p>;
  return (
    <a href={mapHref(point, shopName)} target="_blank" rel="noreferrer" className={className} aria-label={openMap(address)}>
      {children}
    </a>
  );
}
