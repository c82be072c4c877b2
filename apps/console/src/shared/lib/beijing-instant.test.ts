import { expect, test } from 'vitest';
import { beijingInstant } from './beijing-instant.ts';

test('a time is read as Beijing’s', () => {
  expect(beijingInstant('2026-11-18T08:00')).toBe(Date.UTC(2026, 10, 18));
});
