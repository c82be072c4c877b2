import { expect, describe as group, test } from 'vitest';
import { distanceOf } from './distance.ts';
import { describe, locate } from './geocoder.ts';
import { places } from './places.ts';
import { searchPlaces } from './search-places.ts';
import { verifySig } from './verify-sig.ts';

const statusOf = (work: () => unknown) => {
  try {
    work();
    return 0;
  } catch (error) {
    return (error as { status?: number }).status;
  }
};

group('the world', () => {
  test('has some hundred places, each with an id of its own, within two kilometres of the middle of its district', () => {
    expect(places.length).toBe(294);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    for (const place of places) expect(distanceOf(place, place.at)).toBeLessThan(2_000);
  });

  test('a degree of latitude is 111 kilometres', () => {
    expect(distanceOf({ lat: 30, lng: 120 }, { lat: 31, lng: 120 })).toBeCloseTo(111_195, -1);
  });
});

group('geocoder', () => {
  test('a place that is named is where it is, and described as what it is', () => {
    const [place] = places;
    if (!place) throw new Error('no place');
    expect(locate(`${place.address}${place.title}`).location).toEqual({ lat: place.lat, lng: place.lng });
    expect(describe(place)).toMatchObject({ address: place.address, ad_info: { adcode: place.at.adcode } });
  });

  test('the same address is always at the same spot', () => {
    const address = '上海市静安区南京西路 1 号';
    expect(locate(address)).toEqual(locate(address));
  });
});

group('place search', () => {
  const search = (boundary: string, more = '') => searchPlaces(new URLSearchParams(`keyword=公园&boundary=${boundary}${more}`));

  test('looks further only where it was asked to', () => {
    expect(search('nearby(0,0,1000,0)').data).toEqual([]);
    expect(search('nearby(0,0,1000,1)').data).toHaveLength(10);
  });

  test('counts all and shows a page', () => {
    expect(search('region(北京,0)', '&page_size=2')).toMatchObject({ count: 4, data: [{}, {}] });
  });

  test.each(['', 'nearby(1,2)', 'region()', 'rectangle(1,2,3,4)'])('refuses the boundary "%s"', (boundary) => {
    expect(statusOf(() => search(boundary))).toBe(310);
  });
});

group('a signature', () => {
  const account = { key: '5Q5BZ-5EVWJ-SN5F3-K6QBZ-B3FAO-RVBWM', secretKey: 'SWvT26ypwq5Nwb5RvS8cLi6NSoH8HlJX' };
  const verdict = (query: string) => statusOf(() => verifySig('/ws/geocoder/v1', new URLSearchParams(query), account));
  const signed = `location=28.7033487,115.8660847&key=${account.key}&sig=90da272bfa19122547298e2b0bcc0e50`;

  test('of the provider’s own documentation is taken, whatever the order', () => expect(verdict(signed)).toBe(0));
  test('for another point is refused', () => expect(verdict(signed.replace('28.', '29.'))).toBe(111));
  test('that is missing is refused', () => expect(verdict(signed.replace(/&sig=.*/, ''))).toBe(111));
  test('of another key is refused', () => expect(verdict(signed.replace('5Q5BZ', 'AAAAA'))).toBe(190));
});
