import { describe, expect, test } from 'vitest';
import { mostRemembered, withoutWords, withWords } from './searched-words.rules.ts';

describe('what a device remembers of searches (spec 3)', () => {
  test('the newest comes first, and each stands once', () => {
    expect(['草莓', '牛奶', '草莓'].reduce(withWords, [] as readonly string[])).toEqual(['草莓', '牛奶']);
  });

  test('twenty at most: the oldest goes', () => {
    const many = Array.from({ length: 30 }, (_, at) => `${at}`).reduce(withWords, [] as readonly string[]);
    expect([many.length, many[0], many.at(-1)]).toEqual([mostRemembered, '29', '10']);
  });

  test('one can be forgotten', () => {
    expect(withoutWords(['草莓', '牛奶'], '草莓')).toEqual(['牛奶']);
  });
});
