import { describe, expect, test } from 'vitest';
import { readCode } from './code.rules.ts';
import { newCode } from './new-code.ts';

describe('a code (rules 5)', () => {
  test.each([
    ['7K3M-9QXA-2WTD', '7K3M9QXA2WTD'],
    ['7k3m 9qxa2wtd', '7K3M9QXA2WTD'],
    ['oil0-0000-0000', '011000000000'],
    ['7K3M-9QXA-2WT', null],
    ['7K3M-9QXA-2WTDX', null],
    ['7K3M-9QXA-2WTU', null],
    ['', null],
  ])('%j is read as %j', (typed, code) => expect(readCode(typed)).toBe(code));

  test('has twelve signs of base 32 in groups of four, and no two are alike', () => {
    const codes = Array.from({ length: 1_000 }, newCode);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(codes).size).toBe(1_000);
    expect(codes.every((code) => readCode(code) === code.replaceAll('-', ''))).toBe(true);
  });
});
