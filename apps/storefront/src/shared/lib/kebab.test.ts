import { expect, test } from 'vitest';
import { kebab } from './kebab.ts';

test.each([
  ['index', 'index'],
  ['goodDetail', 'good-detail'],
  ['NyNjActivityDetail', 'ny-nj-activity-detail'],
])('%s stands in %s', (name, folder) => {
  expect(kebab(name)).toBe(folder);
});
