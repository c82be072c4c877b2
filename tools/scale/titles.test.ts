import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../apps/simulator/src/seeded-random.ts';
import { readWords, titleWriter } from './titles.ts';

const words = readWords();
const titlesOf = (seed: number, count: number) => {
  const random = seededRandom(seed);
  const write = titleWriter(words);
  return Array.from({ length: count }, () => write(random));
};

describe('titles of the scale data (spec 5)', () => {
  test('are made of nouns and adjectives of the dictionary, two to four characters each', () => {
    const lines = ['苹果 90 n', '张三 50 nr', '红 80 a', '新鲜 70 a', '吃饭 60 v', '中华人民共和国 9 n', ''].join('\n');
    expect(readWords(lines).map(({ text }) => text)).toEqual(['苹果', '新鲜']);
    expect(words.length).toBeGreaterThan(50_000);
  });

  test('have 6 to 24 characters and no two merchants the same', () => {
    const lengths = titlesOf(1, 5_000).map((title) => title.length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(6);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(24);
    expect(titlesOf(1, 20)).not.toEqual(titlesOf(2, 20));
  });

  test('are the same for the same seed', () => {
    expect(titlesOf(7, 100)).toEqual(titlesOf(7, 100));
  });

  test('have words as often as they are used: the commonest in its share, a rare one hardly ever', () => {
    const common = words.reduce((most, word) => (word.frequency > most.frequency ? word : most));
    const total = words.reduce((sum, { frequency }) => sum + frequency, 0);
    const random = seededRandom(3);
    const write = titleWriter([common, { text: '其余', frequency: total - common.frequency }]);
    const text = Array.from({ length: 20_000 }, () => write(random)).join('');
    const drawn = text.split(common.text).length - 1;
    const share = drawn / (text.length / 2);
    expect(share / (common.frequency / total)).toBeGreaterThan(0.8);
    expect(share / (common.frequency / total)).toBeLessThan(1.2);

    const titles = titlesOf(4, 20_000);
    const rare = words.find(({ frequency }) => frequency === 3)?.text ?? '';
    const having = (word: string) => titles.filter((title) => title.includes(word)).length;
    expect(having(common.text)).toBeGreaterThan(20 * (1 + having(rare)));
  });
});
