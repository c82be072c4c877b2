import { createHash } from 'node:crypto';
import { distanceOf, type MapPoint } from './distance.ts';
import { type District, districts } from './districts.ts';
import { noResult } from './map-refusal.ts';
import { places } from './places.ts';

/** Metres beyond which a point belongs to none of the districts this world has. */
const FAR = 100_000;

const namesOf = ({ province, city, district }: District) => ({ province, city, district });

/** An address to a point: a place it names, else a spot of its own in the district it names. */
export function locate(address: string) {
  const at = districts.find(({ city, district }) => address.includes(city) && address.includes(district));
  if (!at) throw noResult();
  const named = places.find((place) => place.at === at && address.includes(place.title));
  return {
    title: address,
    location: named ? { lng: named.lng, lat: named.lat } : spotOf(address, at),
    address_components: { ...namesOf(at), street: '', street_number: '' },
    ad_info: { adcode: at.adcode },
    similarity: 0.99,
    deviation: 1000,
    reliability: named ? 7 : 5,
    level: named ? 10 : 9,
  };
}

/** A point to the address nearest to it. */
export function describe(point: MapPoint) {
  const nearest = places.reduce((best, place) => (distanceOf(place, point) < distanceOf(best, point) ? place : best));
  if (distanceOf(nearest, point) > FAR) throw noResult();
  const { at } = nearest;
  return {
    location: { lat: point.lat, lng: point.lng },
    address: nearest.address,
    formatted_addresses: { recommend: `${at.district}${nearest.title}`, rough: `${at.district}${nearest.title}` },
    address_component: { nation: '中国', ...namesOf(at), street: '', street_number: '' },
    ad_info: { nation_code: '156', adcode: at.adcode, name: ['中国', at.province, at.city, at.district].join(), ...namesOf(at) },
  };
}

/** The same address is always at the same spot, at most two kilometres from the middle of its district. */
function spotOf(address: string, { lat, lng }: District): MapPoint {
  const [north = 0, east = 0] = createHash('sha256').update(address).digest();
  return { lat: lat + (north - 128) / 8_000, lng: lng + (east - 128) / 8_000 };
}
