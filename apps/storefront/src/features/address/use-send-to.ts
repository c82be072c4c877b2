import { useMemo, useSyncExternalStore } from 'react';
import { useRead } from '#api/read-query';
import { subscribeStored } from '#session/define-stored-values';
import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';
import type { StoredRegion } from '#session/stored.types';
import { later } from '#session/stored-deferred';
import { addressBook } from './address-queries.ts';
import type { ShippingAddress } from './address-summary.tsx';

const nothing = () => null;

export const regionOf = ({ regionCode, province, city, district }: ShippingAddress): StoredRegion => ({
  code: regionCode,
  province,
  city,
  district,
});

/** Where parcels would go: what was chosen on this device, else a member's default address; null while nobody has said. */
export function useSendTo(): readonly [StoredRegion | null, (region: StoredRegion) => void] {
  const { mid } = useShop();
  const { isMember } = useSession();
  const stored = useSyncExternalStore(subscribeStored, () => later.readText('sendTo', mid), nothing);
  const chosen = useMemo(() => later.decode('sendTo', stored), [stored]);
  const { data: book } = useRead(addressBook(), isMember && chosen === null);
  const usual = book?.list.find(({ isDefault }) => isDefault);
  return [chosen ?? (usual ? regionOf(usual) : null), (region) => later.write('sendTo', mid, region)];
}
