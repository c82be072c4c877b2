import { describe, expect, test } from 'vitest';
import { hostOf, pictureSource } from './picture-source.ts';

const hosts = ['https://a.test', 'https://b.test', 'https://c.test'];
const keys = Array.from({ length: 300 }, (_, index) => `1001/goods/picture-${index}-1.jpg`);

describe('picture hosts and widths (spec 5, 9)', () => {
  test('a picture always comes from the same host', () => {
    for (const key of keys) expect(hostOf(key, hosts)).toBe(hostOf(key, [...hosts]));
  });

  test('pictures spread over all hosts, none with more than half', () => {
    const counts = hosts.map((host) => keys.filter((key) => hostOf(key, hosts) === host).length);
    expect(Math.min(...counts)).toBeGreaterThan(keys.length / 6);
    expect(Math.max(...counts)).toBeLessThan(keys.length / 2);
  });

  test('without hosts the page’s own origin serves them', () => {
    expect(pictureSource('1001/goods/a.jpg', []).src).toBe('/img/1001/goods/a.jpg?w=360');
  });

  test('photographs are offered in four widths, icons and what cannot be resized as they are', () => {
    expect(pictureSource('1001/goods/a.jpg', []).srcSet?.match(/w=(\d+) \1w/g)).toEqual([
      'w=180 180w',
      'w=360 360w',
      'w=540 540w',
      'w=750 750w',
    ]);
    for (const key of ['1001/icon/a.png', '1001/goods/a.webp', '1001/goods/a.gif'])
      expect(pictureSource(key, [])).toEqual({ src: `/img/${key}` });
  });
});
