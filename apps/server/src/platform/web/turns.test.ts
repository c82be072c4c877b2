import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('between two pieces of long work something else has its turn', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const long = (name: string) => turns.next().then(() => seen.push(name));
  const looks = Array.from({ length: 3 }, async (_, nth) => {
    for (let turn = 0; turn <= nth; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    seen.push('look');
  });
  await Promise.all([long('a'), long('b'), long('c'), ...looks]);
  expect(seen.filter((name) => name !== 'look')).toEqual(['a', 'b', 'c']);
  expect(seen.join(' ')).not.toMatch(/[abc] [abc]/);
});
