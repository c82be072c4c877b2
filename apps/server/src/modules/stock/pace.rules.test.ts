import { expect, test } from 'vitest';
import { daysOfStock } from './pace.rules.ts';

const now = new Date('2026-03-08T00:00:00Z');
const weekAgo = new Date('2026-03-01T00:00:00Z');

test.each([
  ['nothing sold', { available: 10, pieces: 0, since: weekAgo }, null],
  ['a piece a day', { available: 10, pieces: 7, since: weekAgo }, 10],
  ['nothing left', { available: 0, pieces: 7, since: weekAgo }, 0],
  ['gone within the day', { available: 2, pieces: 35, since: weekAgo }, 0.4],
  ['a rush of one hour', { available: 1_000, pieces: 1_000, since: new Date('2026-03-07T23:00:00Z') }, 0],
  ['all in this very moment', { available: 5, pieces: 5, since: now }, 0],
] as const)('days of stock at the pace of the last week: %s', (_, pace, days) => {
  expect(daysOfStock(pace, now)).toBe(days);
});
