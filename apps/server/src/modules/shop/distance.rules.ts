import type { Point } from '@qianpu/contract/types';
import { distanceBetween } from '@qianpu/kit/distance';
import type { LocatedOrganisation, OrganisationWithDistance } from './shop.types.ts';

/** Nearest first; shops whose place is not known last. Among equals the merchant's order stays. */
export function orderByDistance(shops: readonly LocatedOrganisation[], from: Point): OrganisationWithDistance[] {
  const away = shops.map((shop) => ({ ...shop, distance: shop.point && distanceBetween(from, shop.point) }));
  return away.sort((one, other) => rankOf(one) - rankOf(other));
}

const rankOf = ({ distance }: OrganisationWithDistance) => distance ?? Number.MAX_SAFE_INTEGER;
