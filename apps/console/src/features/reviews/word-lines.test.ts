import { expect, test } from 'vitest';
import { wordLines } from './word-lines.ts';

test.each([
  ['one per line', '假货\n骗子', ['假货', '骗子'], null],
  ['with blanks and empty lines', ' 假货 \n\n', ['假货'], null],
  ['twice', '假货\n假货', ['假货'], null],
  ['with commas of either kind', 'a,b，c、d', ['a', 'b', 'c', 'd'], null],
  ['nothing', '', [], null],
  ['longer than twenty', 'x'.repeat(21), ['x'.repeat(21)], { kind: 'TOO_LONG', word: 'x'.repeat(21) }],
])('words written %s', (_how, typed, list, problem) => {
  expect(wordLines(typed)).toEqual({ list, problem });
});

test('two thousand words and no more', () => {
  const typed = (count: number) => Array.from({ length: count }, (_, nth) => `w${nth}`).join('\n');
  expect(wordLines(typed(2_000)).problem).toBeNull();
  expect(wordLines(typed(2_001)).problem).toEqual({ kind: 'TOO_MANY' });
});
