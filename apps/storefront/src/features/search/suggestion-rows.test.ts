import { describe, expect, test } from 'vitest';
import { rowsOf } from './suggestion-rows.ts';

const words = (text: string, narrower: string[] = []) => ({ text, marks: [[0, 2]] as [number, number][], narrower });
const suggested = {
  goods: null,
  words: [words('草莓', ['丹东', '奶油']), words('草莓礼盒'), words('草莓蛋糕')],
  categories: [{ id: '3', name: '草莓', path: '鲜果 / 草莓', count: 18 }],
};
const textsOf = (rows: ReturnType<typeof rowsOf>) => rows.map((row) => `${row.kind} ${'text' in row ? row.text : row.key}`);

describe('what is offered while somebody types (spec 2.2)', () => {
  test('own words first and once, then what others search, then categories', () => {
    expect(textsOf(rowsOf('草莓', ['牛奶', '草莓礼盒', '草莓'], suggested))).toEqual([
      'past 草莓礼盒',
      'words 草莓',
      'words 草莓蛋糕',
      'category category 3',
    ]);
  });

  test('own words of the device are there before the mall answers, and say where they fit', () => {
    expect(rowsOf('MILK', ['A2 Milk', 'tea', 'milk tea', 'milk bread'], undefined)).toMatchObject([
      { text: 'A2 Milk', marks: [[3, 7]] },
      { text: 'milk tea', marks: [[0, 4]] },
    ]);
  });

  test('what is typed already is offered only with narrower words', () => {
    expect(textsOf(rowsOf('草莓礼盒', [], { ...suggested, categories: [] }))).toEqual(['words 草莓', 'words 草莓蛋糕']);
  });
});
