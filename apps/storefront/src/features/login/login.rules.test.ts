import { describe, expect, test } from 'vitest';
import { codeDigits, isPhone, phoneDigits, phoneShown } from './login.rules.ts';

describe('what is typed at login (spec 7.5)', () => {
  test.each([
    ['138 0571 6620', '13805716620'],
    ['+86 138-0571-6620', '13805716620'],
    ['138057166209', '13805716620'],
    ['8613805716620', '13805716620'],
    ['abc', ''],
  ])('%s is read as %s', (typed, digits) => expect(phoneDigits(typed)).toBe(digits));

  test('a phone has eleven digits and begins as mobile numbers do', () => {
    expect(isPhone('13805716620')).toBe(true);
    expect(isPhone('12805716620')).toBe(false);
    expect(isPhone('1380571662')).toBe(false);
  });

  test('a phone is shown in groups, also while it is typed', () => {
    expect(phoneShown('13805716620')).toBe('138 0571 6620');
    expect(phoneShown('1380')).toBe('138 0');
    expect(phoneShown('')).toBe('');
  });

  test('a code keeps six digits', () => expect(codeDigits('【鲜屿】 528 1934')).toBe('528193'));
});
