import { describe, expect, test } from 'vitest';
import { distanceText } from './distance-text.ts';

describe('distances in words (spec 7.2)', () => {
  test.each([
    [0, '0米', '0 m'],
    [847, '850米', '850 m'],
    [994, '990米', '990 m'],
    [995, '1公里', '1 km'],
    [1_240, '1.2公里', '1.2 km'],
    [99_940, '99.9公里', '99.9 km'],
    [163_400, '163公里', '163 km'],
    [1_067_000, '1,067公里', '1,067 km'],
  ])('%i metres', (metres, zh, en) => {
    expect([distanceText(metres, 'zhCN'), distanceText(metres, 'en')]).toEqual([zh, en]);
  });
});
