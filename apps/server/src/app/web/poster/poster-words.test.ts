import { describe, expect, test } from 'vitest';
import { breakLines, escapeXml } from './poster-words.ts';

describe('words on a poster (spec 3)', () => {
  test.each([
    ['short', '草莓', ['草莓']],
    ['as wide as a line', '一二三四五六七八九十', ['一二三四五六七八九十']],
    ['two lines are about equally long', '一二三四五六七八九十甲乙', ['一二三四五六', '七八九十甲乙']],
    ['too long', '一二三四五六七八九十甲乙丙丁戊己庚辛壬癸子丑', ['一二三四五六七八九十', '甲乙丙丁戊己庚辛壬…']],
    ['Latin words stay whole', 'Fresh strawberry season', ['Fresh strawberry', 'season']],
    ['a word without end is cut', 'a'.repeat(20), ['a'.repeat(10), 'a'.repeat(10)]],
    ['nothing', '  ', []],
  ])('%s', (_what, text, lines) => expect(breakLines(text, 10, 2)).toEqual(lines));

  test('mean nothing to the picture they stand in', () => {
    expect(escapeXml(`<image href="file:///etc/passwd"/>&'\u0000\u0008\ud800`)).toBe(
      '&lt;image href=&quot;file:///etc/passwd&quot;/&gt;&amp;&#39;\ufffd',
    );
  });
});
