import { dict } from '@node-rs/jieba/dict.js';

export interface Word {
  readonly text: string;
  /** How often it stood in the texts the dictionary was counted from. */
  readonly frequency: number;
}

/** Tags of the dictionary: nouns, proper names that are not of people or places, adjectives. */
const KINDS = new Set(['n', 'nz', 'a', 'an']);
const [SHORTEST_WORD, LONGEST_WORD] = [2, 4];
const [FEWEST_WORDS, MOST_WORDS] = [3, 6];

/** Words a title may have, from the dictionary's lines of word, frequency and tag. */
export function readWords(lines = new TextDecoder().decode(dict)): Word[] {
  return lines.split('\n').flatMap((line) => {
    const [text = '', frequency, tag = ''] = line.split(' ');
    const isFit = KINDS.has(tag.trim()) && text.length >= SHORTEST_WORD && text.length <= LONGEST_WORD;
    return isFit ? [{ text, frequency: Number(frequency) }] : [];
  });
}

/** Writes titles of three to six words, each drawn as often as it is used. */
export function titleWriter(words: readonly Word[]): (random: () => number) => string {
  const sums = new Float64Array(words.length);
  let total = 0;
  for (const [at, { frequency }] of words.entries()) {
    total += frequency;
    sums[at] = total;
  }
  const drawWord = (random: () => number) => words[firstAbove(sums, random() * total)]?.text ?? '';
  return (random) => {
    let title = '';
    const count = FEWEST_WORDS + Math.floor(random() * (MOST_WORDS - FEWEST_WORDS + 1));
    for (let word = 0; word < count; word += 1) title += drawWord(random);
    return title;
  };
}

function firstAbove(sums: Float64Array, value: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
