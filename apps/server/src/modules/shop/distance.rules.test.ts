import type { Point } from '@qianpu/contract/types';
import { distanceBetween } from '@qianpu/kit/distance';
import { describe, expect, test } from 'vitest';
import { orderByDistance } from './distance.rules.ts';
import type { LocatedOrganisation } from './shop.types.ts';

const beijing = { lat: 39.9042, lng: 116.4074 };
const shanghai = { lat: 31.2304, lng: 121.4737 };

/** Kilometres as atlases and other reckoners give them. */
const known: readonly [string, Point, Point, number][] = [
  ['Beijing to Shanghai', beijing, shanghai, 1_067],
  ['London to Paris', { lat: 51.5074, lng: -0.1278 }, { lat: 48.8566, lng: 2.3522 }, 344],
  ['a degree along the equator', { lat: 0, lng: 0 }, { lat: 0, lng: 1 }, 111],
  ['two degrees across the date line', { lat: 0, lng: 179 }, { lat: 0, lng: -179 }, 222],
  ['pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 77 }, 20_015],
  ['half around the equator', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015],
  ['a place and itself', beijing, beijing, 0],
];

describe('distances (spec 7.2)', () => {
  test.each(known)('%s', (_way, one, other, kilometres) => {
    expect(Math.round(distanceBetween(one, other) / 1_000)).toBe(kilometres);
    expect(distanceBetween(other, one)).toBe(distanceBetween(one, other));
  });

  test('are whole metres', () => {
    expect(distanceBetween({ lat: 30, lng: 120 }, { lat: 30.001, lng: 120 })).toBe(111);
  });
});

describe('shops by distance (spec 7.2)', () => {
  const shop = (cid: string, point: Point | null): LocatedOrganisation => ({
    cid,
    name: cid,
    note: '',
    square_logo: '1/logo.png',
    shop_navigation: true,
    status: 'OPEN',
    cover: null,
    address: '',
    phones: [],
    hours: '',
    week: null,
    reviews: 0,
    stars: 0,
    service_reviews: 0,
    service_stars: 0,
    logistics_reviews: 0,
    logistics_stars: 0,
    point,
  });
  const order = (...shops: LocatedOrganisation[]) => orderByDistance(shops, beijing).map(({ cid, distance }) => [cid, distance !== null]);

  test('the nearest is first, those without a place come last, in the order of the merchant', () => {
    expect(order(shop('none', null), shop('far', shanghai), shop('nowhere', null), shop('here', beijing))).toEqual([
      ['here', true],
      ['far', true],
      ['none', false],
      ['nowhere', false],
    ]);
  });

  test('equally far ones keep the order of the merchant', () => {
    expect(order(shop('b', shanghai), shop('a', shanghai))).toEqual([
      ['b', true],
      ['a', true],
    ]);
  });
});
