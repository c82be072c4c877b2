import { expect, test } from 'vitest';
import { instantText } from './instant.ts';

test('an instant is written in the time of Shanghai', () => {
  expect(instantText(Date.UTC(2026, 10, 14, 16, 1, 8))).toBe('2026-11-15 00:01:08');
});
