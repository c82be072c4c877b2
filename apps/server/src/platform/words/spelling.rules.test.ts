import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOneSlip, lackingOf, partsOf, slipsOf } from './spelling.rules.ts';

/** Written down plainly: the number of slips between two texts, exchanged neighbours being one (optimal string alignment). */
function slipsBetween(a: readonly string[], b: readonly string[]): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j));
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const row = rows[i] ?? [];
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, isExchanged ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY);
    }
  }
  return at(a.length, b.length);
}

const few = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '草', '🍓'), maxLength: 6 });
const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'z'), minLength: 1, maxLength: 6 });

describe('one slip (spec 7.7)', () => {
  test('is what it is by the book', () => {
    fc.assert(
      fc.property(few, few, (a, b) => isOneSlip(a, b) === (slipsBetween([...a], [...b]) === 1)),
      { numRuns: 2_000 },
    );
  });

  test('away is everything that is listed, and everything that is one slip away is listed', () => {
    fc.assert(fc.property(letters, (word) => slipsOf(word).every((slip) => isOneSlip(word, slip))));
    fc.assert(fc.property(letters, letters, (word, other) => slipsOf(word).includes(other) === isOneSlip(word, other)));
  });

  test('leaves two words with a character left out in common, or makes one the other with one left out', () => {
    fc.assert(
      fc.property(few, few, (a, b) => {
        fc.pre(isOneSlip(a, b) && a.length > 1 && b.length > 1);
        const [lackA, lackB] = [new Set([a, ...lackingOf(a)]), [b, ...lackingOf(b)]];
        return lackB.some((lacking) => lackA.has(lacking));
      }),
    );
  });

  test('parts are those of the lengths asked for', () => {
    expect(partsOf('abcd', 2, 3)).toEqual(['ab', 'abc', 'bc', 'bcd', 'cd']);
  });
});
