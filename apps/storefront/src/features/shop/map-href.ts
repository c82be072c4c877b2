import type { Point } from '@qianpu/contract/types';

/**
 * Opens the shopper's map at a point. The map's own app opens where there is one; its addresses count degrees as ours do (GCJ-02),
 * so nothing is converted. Nothing is fetched before the tap.
 */
export function mapHref({ lat, lng }: Point, name: string): string {
  const query = new URLSearchParams({ position: `${lng},${lat}`, name, coordinate: 'gaode', callnative: '1' });
  return `https://uri.amap.com/marker?${query}`;
}
