import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soundOf } from '../../platform/words/sound.rules.ts';
import { lackingOf } from '../../platform/words/spelling.rules.ts';
import { correct, slipsOfAll, stretchesOf } from './correct-words.rules.ts';
import type { KnownWord, Slips } from './goods-search.types.ts';

const known = (word: string, goodsCount = 1): KnownWord => {
  const { whole, initials } = soundOf(word);
  return { word, sound: whole, initials, goodsCount };
};
const shop = ['草莓', '草帽', '车厘子', '红颜', '丹东', '蓝莓', '西兰花', '猕猴桃', '牛奶', '礼盒'].map((word, at) => known(word, 20 - at));

/** What the database answers to slips. */
const similarIn = (words: readonly KnownWord[], slips: Slips) =>
  words.filter(
    ({ word, sound, initials }) =>
      slips.words.includes(word) ||
      lackingOf(word).some((lacking) => slips.lacking.includes(lacking)) ||
      slips.sounds.includes(sound) ||
      slips.initials.includes(initials),
  );
const corrected = (typed: string, words = shop) => {
  const stretches = stretchesOf(typed);
  return correct(stretches, similarIn(words, slipsOfAll(stretches)));
};

describe('what was meant (spec 7.7)', () => {
  test.each([
    ['草霉', '草莓'],
    ['caomie', '草莓'],
    ['caomi', '草莓'],
    ['caaomei', '草莓'],
    ['车里子', '车厘子'],
    ['西蓝花', '西兰花'],
    ['西花', '西兰花'],
    ['丹东草霉', '丹东草莓'],
    ['草霉 里盒', '草莓 礼盒'],
    ['hongyancaomei', '红颜草莓'],
    ['hycm', '红颜草莓'],
    ['nainiu', null],
    ['草莓', null],
    ['!!!', null],
    ['完全不对', null],
  ])('%s: %s', (typed, meant) => expect(corrected(typed)).toBe(meant));

  test('a word with one slip in its sound is found again, whichever slip', () => {
    const word = fc.constantFrom('草莓', '车厘子', '猕猴桃', '西兰花');
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), (meant, place, letter) => {
        const { whole } = soundOf(meant);
        const at = place % whole.length;
        const typed = whole.slice(0, at) + letter + whole.slice(at + 1);
        fc.pre(typed !== whole);
        expect(corrected(typed, [known(meant)])).toBe(meant);
      }),
    );
  });

  test('a word with one wrong character is found again, whichever character', () => {
    const wrong = fc.constantFrom('龘', '爨', '彧');
    fc.assert(
      fc.property(fc.constantFrom('草莓', '车厘子', '猕猴桃'), fc.nat(), wrong, (meant, place, character) => {
        const characters = [...meant];
        const typed = characters.with(place % characters.length, character).join('');
        expect(corrected(typed, [known(meant)])).toBe(meant);
      }),
    );
  });
});
