import { describe, expect, test } from 'vitest';
import { isLettersOnly, isLowerCase, isUpperCase } from './letters.ts';

describe('letters (spec 5)', () => {
  test.each([
    ['mall', { lower: true, upper: false, letters: true }],
    ['MALL', { lower: false, upper: true, letters: true }],
    ['Mall', { lower: false, upper: false, letters: true }],
    ['mall1', { lower: false, upper: false, letters: false }],
    ['商城', { lower: false, upper: false, letters: false }],
    ['', { lower: false, upper: false, letters: false }],
  ])('%j', (text, expected) => {
    expect({ lower: isLowerCase(text), upper: isUpperCase(text), letters: isLettersOnly(text) }).toEqual(expected);
  });
});
