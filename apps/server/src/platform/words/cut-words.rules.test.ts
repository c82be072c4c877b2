import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutWords, shorterWords } from './cut-words.rules.ts';
import { plainText, runsOf } from './plain-text.rules.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'丹东红颜草莓蛋糕牛奶礼盒500gA2 ×、🍓'), maxLength: 40 }),
);

describe('words of a text (spec 7.7)', () => {
  test('are cut as a reader would', () => {
    expect(cutWords('丹东红颜草莓 500g×2').map(({ text }) => text)).toEqual(['丹东', '红颜', '草莓', '500g', '2']);
    expect(shorterWords({ text: '北京大学', at: 3 })).toEqual([
      { text: '北京', at: 3 },
      { text: '大学', at: 5 },
    ]);
  });

  test('put together are the text again, each where it is said to stand', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const plain = plainText(written).text;
        const words = cutWords(written);
        for (const { text, at } of words) expect(plain.slice(at, at + text.length)).toBe(text);
        expect(words.map(({ text }) => text).join('')).toBe(
          runsOf(plain)
            .map(({ text }) => text)
            .join(''),
        );
      }),
    );
  });

  test('inside a word stand where they are said to stand', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const plain = plainText(written).text;
        for (const { text, at } of cutWords(written).flatMap(shorterWords)) expect(plain.slice(at, at + text.length)).toBe(text);
      }),
    );
  });
});
