import { afterEach, describe, expect, test } from 'vitest';
import { deadlineAfter, hastenDeadlines } from './deadline.ts';

const noon = new Date('2026-11-11T12:00:00Z');

afterEach(() => hastenDeadlines(1));

describe('a deadline of the business (spec 4)', () => {
  test('comes when the business says', () => {
    expect(deadlineAfter(noon, 30 * 60_000)).toEqual(new Date('2026-11-11T12:30:00Z'));
  });

  test('comes so many times sooner in a siege', () => {
    hastenDeadlines(30);
    expect(deadlineAfter(noon, 30 * 60_000)).toEqual(new Date('2026-11-11T12:01:00Z'));
  });
});
