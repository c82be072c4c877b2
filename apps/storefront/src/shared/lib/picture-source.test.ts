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

  test('three attempts ask three hosts', () => {
    for (const key of keys) expect(new Set([1, 2, 3].map((attempt) => hostOf(key, hosts, attempt)))).toEqual(new Set(hosts));
  });

  test('without hosts the page’s own origin serves them', () => {
    expect(pictureSource('1001/goods/a.jpg', []).src).toBe('/img/1001/goods/a.jpg?w=360');
  });

  test.each(['1001/goods/a.jpg', '1001/goods/a.jpeg', '1001/icon/a.png'])('%s is offered in four widths', (key) => {
    expect(pictureSource(key, []).srcSet?.match(/w=(\d+) \1w/g)).toEqual(['w=180 180w', 'w=360 360w', 'w=540 540w', 'w=750 750w']);
  });

  test.each(['1001/goods/a.webp', '1001/goods/a.gif', '1001/goods/a.svg'])('%s cannot be resized and is taken as it is', (key) => {
    expect(pictureSource(key, [])).toEqual({ src: `/img/${key}` });
  });
});
