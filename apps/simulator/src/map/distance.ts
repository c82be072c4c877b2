export interface MapPoint {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points, along the great circle. */
export function distanceOf(one: MapPoint, other: MapPoint): number {
  const [lat, lng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const chord = Math.sin(lat / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(Math.min(1, chord)));
}
