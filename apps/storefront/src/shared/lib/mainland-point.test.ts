import { describe, expect, test } from 'vitest';
import { mainlandPoint } from './mainland-point.ts';

/** From the published tables of eviltransform, the usual yardstick. */
const known = [
  ['Shanghai', [31.1774276, 121.5272106], [31.17530398364597, 121.531541859215]],
  ['Shenzhen', [22.543847, 113.912316], [22.540796131694766, 113.9171764808363]],
  ['Beijing', [39.911954, 116.377817], [39.91334545536069, 116.38404722455657]],
] as const;

describe('points as maps of the mainland count them (spec 7.5)', () => {
  test.each(known)('%s', (_city, [lat, lng], [shiftedLat, shiftedLng]) => {
    const point = mainlandPoint({ lat, lng });
    expect(point.lat).toBeCloseTo(shiftedLat, 6);
    expect(point.lng).toBeCloseTo(shiftedLng, 6);
  });

  test('elsewhere they stay', () => {
    expect(mainlandPoint({ lat: 48.8566, lng: 2.3522 })).toEqual({ lat: 48.8566, lng: 2.3522 });
    expect(mainlandPoint({ lat: -33.8568, lng: 151.2153 })).toEqual({ lat: -33.8568, lng: 151.2153 });
  });
});
