import { describe, expect, test } from 'vitest';
import { beijing, csvField, csvRow, digits, yuan } from './spreadsheet.rules.ts';

describe('values of an export', () => {
  test.each([
    ['苹果', '苹果'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+86', `"'+86"`],
    ['-1', `"'-1"`],
    ['@cmd', `"'@cmd"`],
    ['\t=1+1', `"'\t=1+1"`],
    [12, '12'],
    ['', ''],
  ])('%j is written %j', (value, written) => expect(csvField(value)).toBe(written));

  test('a number of many digits stays text, and is no formula', () =>
    expect(csvField(digits('7213345678901234567'))).toBe('\t7213345678901234567'));
  test('what has other signs as well is text anyway, or a formula', () =>
    expect(['SF1234567890', '=1'].map((number) => csvField(digits(number)))).toEqual(['SF1234567890', `"'=1"`]));
  test('a row', () => expect(csvRow(['a', 1, 'b'])).toBe('a,1,b\r\n'));
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [1_990, '19.90'],
    [100_000, '1000.00'],
  ])('%d fen are %s', (fen, text) => expect(yuan(fen)).toBe(text));
  test('times are those of Beijing', () => {
    expect(beijing(Date.UTC(2026, 10, 17, 18, 30, 5))).toBe('2026-11-18 02:30:05');
    expect(beijing(null)).toBe('');
  });
});
