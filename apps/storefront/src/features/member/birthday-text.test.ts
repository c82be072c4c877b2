import { describe, expect, test } from 'vitest';
import { birthdayText } from './birthday-text.ts';

describe('a birthday in words (spec 7.5)', () => {
  test.each([
    ['1996-05-20', '1996年5月20日', 'May 20, 1996'],
    ['1900-01-01', '1900年1月1日', 'January 1, 1900'],
    ['2024-02-29', '2024年2月29日', 'February 29, 2024'],
  ])('%s is the same day wherever it is read', (day, zh, en) => {
    expect([birthdayText(day, 'zhCN'), birthdayText(day, 'en')]).toEqual([zh, en]);
  });
});
