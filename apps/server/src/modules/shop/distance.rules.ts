import type { Point } from '@qianpu/contract/types';
import type { OrganisationAway, OrganisationPlace } from './shop.types.ts';

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Whole metres between two points, along the great circle (haversine). */
export function distanceBetween(one: Point, other: Point): number {
  const [lat, lng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const chord = Math.sin(lat / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng / 2) ** 2;
  return Math.round(2 * EARTH_METRES * Math.asin(Math.sqrt(Math.min(1, chord))));
}

/** Nearest first; shops whose place is not known last. Among equals the merchant's order stays. */
export function orderByDistance(shops: readonly OrganisationPlace[], from: Point): OrganisationAway[] {
  const away = shops.map((shop) => ({ ...shop, distance: shop.point && distanceBetween(from, shop.point) }));
  return away.sort((one, other) => rankOf(one) - rankOf(other));
}

const rankOf = ({ distance }: OrganisationAway) => distance ?? Number.MAX_SAFE_INTEGER;
