import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText, runsOf, squeezed } from './plain-text.rules.ts';

describe('texts as they are compared (spec 7.7)', () => {
  test('wide and narrow, capital and small letters are one', () => {
    expect(squeezed('Ａ２ 鲜牛奶　２５０ML×６')).toBe('a2鲜牛奶250ml6');
  });

  test('every place of the plain text leads back to the character it came from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (written) => {
        const { text, from, to } = plainText(written);
        expect([from.length, to.length]).toEqual([text.length, text.length]);
        for (let at = 0; at < text.length; at += 1) {
          const source = written.slice(from[at], to[at]);
          expect([...source]).toHaveLength(1);
          expect(source.normalize('NFKC').toLowerCase()).toContain(text[at]);
        }
      }),
    );
  });

  test('runs hold letters and digits alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (written) => {
        return runsOf(plainText(written).text).every(({ text }) => /^[\p{L}\p{N}]+$/u.test(text));
      }),
    );
  });
});
