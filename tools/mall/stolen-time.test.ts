import { expect, test } from 'vitest';
import { stolenMs } from './stolen-time.ts';

test('time the host gave to others is counted a core, and is none where the system does not say', () => {
  expect(stolenMs('cpu  696383 10345 131525 440274 18538 0 7328 400 0 0\ncpu0 1', 2)).toBe(2000);
  expect(stolenMs('', 2)).toBe(0);
  expect(stolenMs('something else', 2)).toBe(0);
});
