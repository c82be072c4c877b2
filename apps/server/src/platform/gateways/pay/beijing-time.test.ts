import { expect, test } from 'vitest';
import { beijingTime, readBeijingTime } from './beijing-time.ts';

test('a time in Beijing is written and read', () => {
  const at = new Date('2026-11-15T16:30:05Z');
  expect(beijingTime(at.getTime())).toBe('2026-11-16 00:30:05');
  expect(readBeijingTime('2026-11-16 00:30:05')).toEqual(at);
});

test.each(['', '2026-11-16', '2026-11-16T00:30:05', '2026-11-16 00:30:05.1', '2026-06-31 00:00:00', '2026-01-01 24:00:00'])(
  '"%s" is no time',
  (text) => {
    expect(readBeijingTime(text)).toBeUndefined();
  },
);
