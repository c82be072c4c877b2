import { expect, test } from 'vitest';
import { mapHref } from './map-href.ts';

test('a map opens at the store, by its name (finding M9)', () => {
  const url = new URL(mapHref({ lat: 30.2711, lng: 120.1107 }, '木白 & 家居'));
  expect(url.origin).toBe('https://uri.amap.com');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ position: '120.1107,30.2711', name: '木白 & 家居', coordinate: 'gaode' });
});
