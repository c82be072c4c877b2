import { describe, expect, test } from 'vitest';
import { dayOf, faultOfNickName } from './profile.rules.ts';

describe('what members say about themselves (spec 7.5)', () => {
  test.each([
    ['知夏', null],
    ['  ', 'missing'],
    ['夏'.repeat(20), null],
    [` ${'夏'.repeat(20)} `, null],
    ['夏'.repeat(21), 'tooLong'],
  ])('the name "%s": %s', (nickName, fault) => expect(faultOfNickName(nickName)).toBe(fault));

  test('a day begins when it begins in the mall', () => {
    expect(dayOf(Date.UTC(2026, 10, 14, 15, 59))).toBe('2026-11-14');
    expect(dayOf(Date.UTC(2026, 10, 14, 16, 0))).toBe('2026-11-15');
  });
});
