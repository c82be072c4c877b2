import { describe, expect, test } from 'vitest';
import { maskName } from './mask-name.ts';

describe('a name as strangers see it', () => {
  test.each([
    ['荔枝', '荔***枝'],
    ['爱吃荔枝', '爱***枝'],
    ['荔', '荔***'],
    ['Anna Lee', 'A***e'],
    ['👨‍👩‍👧小家🍓', '👨‍👩‍👧***🍓'],
    ['', '***'],
  ])('%s is shown as %s', (name, shown) => expect(maskName(name)).toBe(shown));
});
