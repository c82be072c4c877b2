import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { marksOf } from './marks.rules.ts';

const marked = (text: string, words: readonly string[]) => marksOf(text, words).map(([from, to]) => text.slice(from, to));

describe('marks of what was looked for (spec 7.7)', () => {
  test.each([
    ['丹东红颜草莓', ['草莓'], ['草莓']],
    ['草莓蛋糕配草莓', ['草莓'], ['草莓', '草莓']],
    ['红颜草莓礼盒', ['草莓', '礼盒'], ['草莓礼盒']],
    ['Ａ２鲜牛奶', ['a2', '牛奶'], ['Ａ２', '牛奶']],
    ['丹东红颜草莓', ['caomei'], ['草莓']],
    ['丹东红颜草莓', ['cm'], ['草莓']],
    ['USB 充电线', ['usb'], ['USB']],
    ['busboy', ['usb'], []],
    ['🍓草莓', ['草莓'], ['草莓']],
  ])('%s by %j', (text, words, expected) => expect(marked(text, words)).toEqual(expected));

  test('come in order and apart, never cut a character in two, and are what was looked for', () => {
    const anyText = fc.string({ unit: fc.constantFrom('草', '莓', '奶', '油', '🍓', 'Ａ', 'a', '㎏', ' '), maxLength: 30 });
    const anyWords = fc.uniqueArray(fc.constantFrom('草莓', '奶油', '莓奶', 'a', 'kg', '油'), { maxLength: 3 });
    fc.assert(
      fc.property(anyText, anyWords, (text, words) => {
        let last = -1;
        for (const [from, to] of marksOf(text, words)) {
          expect(from).toBeGreaterThan(last);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
          expect(text.slice(from, to).isWellFormed()).toBe(true);
          last = to;
        }
      }),
    );
  });
});
