import { mapRows } from '@qianpu/contract/calls/map';
import type { MapLocation, OutputOf, Point } from '@qianpu/contract/types';
import { defaultMapCentre } from '@qianpu/kit/map';
import { query } from '#api/read-query';

/** What a map tells of a point or a place: its division, its address, perhaps its name. */
export type MapSpot = OutputOf<'delivery.map.geocode'> & Partial<Pick<MapLocation, 'title'>>;

const centre: Point = { lat: defaultMapCentre.latitude, lng: defaultMapCentre.longitude };

/** Places near a point or in a city; where neither is known, around the centre maps open at (spec 9). */
export const placesOf = (keyword: string, around: Point | string | null) =>
  query(mapRows, 'delivery.map.searchPlace', {
    keyword,
    ...(typeof around === 'string' ? { city: around } : { near: around ?? centre }),
  });
