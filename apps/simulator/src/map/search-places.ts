import { distanceOf, type MapPoint } from './distance.ts';
import { badParameter } from './map-refusal.ts';
import { type MapEntry, places } from './places.ts';

const NEARBY = /^nearby\((-?[\d.]+),(-?[\d.]+),(\d+)(?:,([01]))?\)$/;
const REGION = /^region\(([^,()]+)(?:,[012])?\)$/;
const LARGEST_PAGE = 20;

/** Places whose name or kind has the keyword in it: around a point, nearest first, or in a city. */
export function searchPlaces(parameters: URLSearchParams) {
  const keyword = parameters.get('keyword');
  const boundary = parameters.get('boundary') ?? '';
  const size = Number(parameters.get('page_size') ?? 10);
  if (!keyword || !(size >= 1 && size <= LARGEST_PAGE)) throw badParameter();
  const named = places.filter(({ title, category, address }) => `${title}${category}${address}`.includes(keyword));
  const found = NEARBY.test(boundary) ? around(named, boundary) : inCity(named, boundary);
  return { count: found.length, data: found.slice(0, size) };
}

function around(named: readonly MapEntry[], boundary: string) {
  const [, lat, lng, radius, extends_] = NEARBY.exec(boundary) ?? [];
  const point: MapPoint = { lat: Number(lat), lng: Number(lng) };
  const all = named.map((place) => ({ ...entryOf(place), _distance: distanceOf(place, point) })).sort((a, b) => a._distance - b._distance);
  const near = all.filter(({ _distance }) => _distance <= Number(radius));
  // Asked to, the provider looks further when there is nothing near.
  return near.length > 0 || extends_ === '0' ? near : all;
}

function inCity(named: readonly MapEntry[], boundary: string) {
  const city = REGION.exec(boundary)?.[1];
  if (city === undefined) throw badParameter();
  return named.filter(({ at }) => at.city.startsWith(city.replace(/市$/, ''))).map(entryOf);
}

const entryOf = ({ id, title, address, category, lat, lng, at }: MapEntry) => ({
  id,
  title,
  address,
  tel: '',
  category,
  type: 0,
  location: { lat, lng },
  ad_info: { adcode: Number(at.adcode), province: at.province, city: at.city, district: at.district },
});
