import { describe, expect, test } from 'vitest';
import type { KnownWord, Likely } from './goods-search.types.ts';
import { beginningOf, categoriesOf, suggestionsFor, surelyMeant } from './suggest.rules.ts';

const likely = (id: string, title: string, words: string[], soldCount = 0, traits: string[] = []): Likely => ({
  id,
  title,
  words,
  traits,
  categoryId: `c${id}`,
  soldCount,
});
const known = (word: string): KnownWord => ({ word, sound: '', initials: '', goodsCount: 1 });

describe('what is suggested while somebody types (spec 7.7)', () => {
  test('is the word with what narrows it, what its goods are called, and other words that begin so', () => {
    const goods = [
      likely('1', '丹东红颜草莓礼盒', ['丹东', '草莓', '礼盒'], 0, ['草莓', '草莓妈妈', '冷链', '包邮']),
      likely('2', '丹东奶油草莓', ['丹东', '奶油', '草莓'], 0, ['草莓', '冷链', '包邮']),
      likely('3', '鲜草莓牛奶', ['草莓', '牛奶'], 0, ['牛奶', '山脚牧场', '冷链']),
    ];
    expect(suggestionsFor('草', '草莓', [known('草莓'), known('草帽')], goods)).toEqual([
      { text: '草莓', marks: [[0, 1]], narrower: ['包邮', '牛奶', '山脚牧场'] },
      { text: '草帽', marks: [[0, 1]], narrower: [] },
      { text: '草莓礼盒', marks: [[0, 1]], narrower: [] },
      { text: '草莓牛奶', marks: [[0, 1]], narrower: [] },
    ]);
  });

  test.each([
    ['草莓礼盒', '草莓', [[0, 2]]],
    ['草莓礼盒', 'caom', [[0, 2]]],
    ['草莓礼盒', 'c', [[0, 1]]],
    ['草莓礼盒', 'cm', [[0, 2]]],
    ['草莓礼盒', '礼', []],
  ])('in %s %s is marked as %j', (word, beginning, marks) => expect(beginningOf(word, beginning)).toEqual(marks));

  test('a goods is surely meant when it is the only one or outsells the next clearly', () => {
    const [best, next] = [likely('1', '红颜草莓', [], 20), likely('2', '草莓蛋糕', [], 15)];
    expect(surelyMeant([best], '草莓')).toBe(best);
    expect(surelyMeant([best, { ...next, soldCount: 10 }], '草莓')).toBe(best);
    expect(surelyMeant([best, next], '草莓')).toBeNull();
    expect(surelyMeant([likely('3', '苹果', [])], '草莓')).toBeNull();
    expect(surelyMeant([], '草莓')).toBeNull();
  });

  test('categories are those with most of the goods', () => {
    const goods = ['a', 'b', 'b', 'c', 'c', 'c'].map((categoryId, at) => ({ ...likely(`${at}`, '', []), categoryId }));
    expect(categoriesOf(goods, 2)).toEqual(['c', 'b']);
  });
});
