import { describe, expect, test } from 'vitest';
import { csvOf } from './csv.rules.ts';

const cells = (...texts: (string | null)[]) =>
  csvOf(
    ['a'],
    texts.map((a) => ({ a })),
  )
    .slice(1)
    .split('\r\n')
    .slice(1, -1);

describe('tables for spreadsheets', () => {
  test('begin with the mark of UTF-8 and name their columns', () => {
    expect(csvOf(['at', 'name'], [{ at: '1', name: '王芳' }])).toBe('\ufeff"at","name"\r\n"1","王芳"\r\n');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])('%j is text and no formula', (text) => {
    expect(cells(text)[0]).toBe(`"'${text}"`);
  });

  test('quotes are doubled, nothing is empty', () => {
    expect(cells('say "hi", you', null)).toEqual(['"say ""hi"", you"', '""']);
  });
});
